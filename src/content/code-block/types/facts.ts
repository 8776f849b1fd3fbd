/** Fetches what the compiler knows, once for each address. */
import type { DocumentedSymbols } from '../model/identify';
import type { PageFacts } from '../model/page-files';

const answers = new Map<string, Promise<unknown>>();

function fetchOnce<T>(url: string): Promise<T> {
  const known = answers.get(url);
  if (known) return known as Promise<T>;
  const answer = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.json() as Promise<T>;
  });
  answers.set(url, answer);
  // A failed attempt must not stand in the way of the next.
  answer.catch(() => answers.delete(url));
  return answer;
}

/** The facts of a page. @param url the address that its blocks carry in `data-facts` */
export const pageFactsAt = (url: string): Promise<PageFacts> => fetchOnce(url);

/** Symbols with a page of their own; none where the list cannot be had. */
export const documentedSymbols = (baseUrl: string): Promise<DocumentedSymbols> =>
  fetchOnce<DocumentedSymbols>(`${baseUrl}code/documented.json`).catch(() => ({}));
