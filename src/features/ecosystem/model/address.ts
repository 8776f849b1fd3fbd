import { pageIds } from '../../../catalog/pages';
import type { Library } from '../../../catalog/types';
import { pageAddress } from '../../../inventory/page-address';

/** Where a library's documentation on this site starts: its index page, or null while it has none. */
export function libraryAddress({ id, pages, otherPages = [] }: Library): string | null {
  const index = `${id}/index`;
  return [...pageIds(pages), ...otherPages].includes(index) ? pageAddress(index) : null;
}
