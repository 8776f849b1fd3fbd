/** Fetches the compiler's facts, once per address. */
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
  // A failed request must not block later ones.
  answer.catch(() => answers.delete(url));
  return answer;
}

/** Facts of a page. @param url the address in `data-facts` of its blocks */
export const pageFactsAt = (url: string): Promise<PageFacts> => fetchOnce(url);

/** Symbols that have their own page; empty if the list can't be fetched. */
export const documentedSymbols = (baseUrl: string): Promise<DocumentedSymbols> =>
  fetchOnce<DocumentedSymbols>(`${baseUrl}code/documented.json`).catch(() => ({}));
