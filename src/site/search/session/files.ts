import type { Dictionary, Headings } from '../model/dictionary';

/** Where the search fetches its files. */
export interface Origin {
  /** The site's base address, with a trailing slash. */
  readonly baseUrl: string;
  readonly fetch: (address: string) => Promise<Response>;
}

/** Fetches a file at a path below the site's base address. @throws Error if it isn't there */
export async function fetchText(origin: Origin, file: string): Promise<string> {
  const response = await origin.fetch(`${origin.baseUrl}${file}`);
  if (!response.ok) throw new Error(`${response.status} for ${file}`);
  return response.text();
}

/**
 * Fetches the headings of all versions. They improve the results, but the search works without
 * them, so those that can't be fetched are empty.
 */
export function fetchHeadings(origin: Origin, { versions }: Dictionary): Promise<Headings> {
  return Promise.all(
    versions.map(async ({ headings }) => {
      try {
        return JSON.parse(await fetchText(origin, headings)) as Headings[number];
      } catch {
        return [];
      }
    }),
  );
}
