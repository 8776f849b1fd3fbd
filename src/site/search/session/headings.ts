import { type Dictionary, format, type HeadingsFile } from '../model/dictionary';

/** The headings of each version; those that couldn't be fetched are missing. */
export type Headings = readonly (HeadingsFile | undefined)[];

/**
 * Fetches the headings of all versions. Results are better with them, but don't need them.
 * @param fetchText the content of a file, by its path below the site's base address
 */
export function fetchHeadings(
  { versions }: Dictionary,
  fetchText: (file: string) => Promise<string>,
): Promise<Headings> {
  return Promise.all(
    versions.map(async ({ headings }) => {
      try {
        const read = JSON.parse(await fetchText(headings)) as HeadingsFile;
        return read.format === format ? read : undefined;
      } catch {
        return undefined;
      }
    }),
  );
}
