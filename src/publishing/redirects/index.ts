/** Redirects from the former site's addresses. */
import { pageAddress } from '../../facts/inventory/page-address';
import { archivedDocs } from '../../facts/inventory/pages-on-disk';
import { archivedPages, archivedVersions } from './archive';
import { companions } from './companions';
import { layouts } from './layouts';

interface Redirect {
  /** The former address. */
  readonly from: string;
  /** The id of the page that replaces it; null for the 1.x archive. */
  readonly page: string | null;
}

/** Every former address that this site doesn't use itself. */
export const redirects: readonly Redirect[] = [
  ...[...companions, ...layouts].flatMap((pages) =>
    Object.entries(pages).map(([from, page]) => ({ from: `/${from}`, page })),
  ),
  ...archivedVersions.flatMap((version) =>
    ['', ...archivedPages.map((page) => `/${page}`)].map((page) => ({
      from: `/${version}${page}`,
      page: null,
    })),
  ),
];

/**
 * The redirects whose targets exist, with the targets' addresses. A redirect to an unwritten page
 * becomes active when the page is written.
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
