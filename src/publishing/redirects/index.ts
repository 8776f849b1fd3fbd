/** Where the addresses of the former site lead. */
import { pageAddress } from '../../facts/inventory/page-address';
import { archivedDocs } from '../../facts/inventory/pages-on-disk';
import { archivedPages, archivedVersions, archiveReason } from './archive';
import { companions } from './companions';
import { layouts } from './layouts';
import type { MovedPages } from './types';

export interface Redirect {
  /** The former address. */
  readonly from: string;
  /** The id of the page that takes its place; null for the archive of the 1.x line. */
  readonly page: string | null;
  readonly reason: string;
}

function flat({ reason, pages }: MovedPages): Redirect[] {
  return Object.entries(pages).map(([from, page]) => ({ from: `/${from}`, page, reason }));
}

/** Every former address that is none of this site's. */
export const redirects: readonly Redirect[] = [
  ...companions.flatMap(flat),
  ...layouts.flatMap(flat),
  ...archivedVersions.flatMap((version) =>
    ['', ...archivedPages.map((page) => `/${page}`)].map((page) => ({
      from: `/${version}${page}`,
      page: null,
      reason: archiveReason,
    })),
  ),
];

/**
 * The redirects whose targets are there, as Docusaurus's plugin takes them. A redirect to a page
 * that is still to be written waits for it.
 *
 * @param written the ids of the pages that are written
 */
export function activeRedirects(
  written: ReadonlySet<string>,
): readonly { readonly from: string; readonly to: string }[] {
  return redirects.flatMap(({ from, page }) => {
    if (page === null) return [{ from, to: pageAddress('index', archivedDocs.prefix) }];
    return written.has(page) ? [{ from, to: pageAddress(page) }] : [];
  });
}
