import { pageIds } from '../../../facts/catalog/pages';
import type { Library } from '../../../facts/catalog/types';
import { pageAddress } from '../../../facts/inventory/page-address';

/**
 * Where a library's documentation on this site starts: its index page, or null while it has none.
 */
export function libraryAddress({ id, pages, otherPages = [] }: Library): string | null {
  const index = `${id}/index`;
  return [...pageIds(pages), ...otherPages].includes(index) ? pageAddress(index) : null;
}
