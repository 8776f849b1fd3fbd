import { type Dictionary, format, type HeadingsFile } from '../model/dictionary';

/** The headings of each version; undefined if they couldn't be fetched. */
export type Headings = readonly (HeadingsFile | undefined)[];

/**
 * Fetches the headings of all versions. They improve the results, but the search works without
 * them.
 * @param fetchText returns the content of a file at a path below the site's base address
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
