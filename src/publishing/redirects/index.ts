/** Redirects from addresses that pages had, on the former site or on this one. */
import fs from 'node:fs';
import path from 'node:path';
import { pageAddress } from '../../facts/inventory/page-address';
import { archivedDocs } from '../../facts/inventory/pages-on-disk';
import { archivedPages, archivedVersions } from './archive';

/** The former addresses of single pages, relative to the project root. */
export const movedFile = 'src/publishing/redirects/moved.tsv';

/** A row of `moved.tsv`. */
export interface MovedPage {
  /** The former address, without the leading slash. */
  readonly from: string;
  /** The id of the page that replaces it. */
  readonly page: string;
  /** Whatever else the row contains. */
  readonly rest: readonly string[];
  readonly line: number;
}

/** The rows of the project at `siteDir`, right or wrong (`problems.ts`). */
export function readMoved(siteDir: string): MovedPage[] {
  const lines = fs.readFileSync(path.join(siteDir, movedFile), 'utf8').split('\n');
  return lines.flatMap((row, index) => {
    if (row === '' || row.startsWith('# ')) return [];
    const [from = '', page = '', ...rest] = row.split('\t');
    return [{ from, page, rest, line: index + 1 }];
  });
}

/**
 * The redirects whose targets exist, with the targets' addresses. A redirect to an unwritten page
 * becomes active when the page is written.
 * @param written the ids of the pages that are written
 */
export function activeRedirects(
  moved: readonly MovedPage[],
  written: ReadonlySet<string>,
): readonly { readonly from: string; readonly to: string }[] {
  const archive = pageAddress('index', archivedDocs.prefix);
  return [
    ...moved
      .filter(({ page }) => written.has(page))
      .map(({ from, page }) => ({ from: `/${from}`, to: pageAddress(page) })),
    ...archivedVersions.flatMap((version) =>
      ['', ...archivedPages.map((page) => `/${page}`)].map((page) => ({
        from: `/${version}${page}`,
        to: archive,
      })),
    ),
  ];
}
