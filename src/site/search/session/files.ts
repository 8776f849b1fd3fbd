import { type Details, type Dictionary, noDetails } from '../model/dictionary';

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

/** Fetches the details; empty if they can't be fetched, because the search works without them. */
export async function fetchDetails(origin: Origin, { details }: Dictionary): Promise<Details> {
  try {
    return JSON.parse(await fetchText(origin, details)) as Details;
  } catch {
    return noDetails;
  }
}
