import { pageIds } from '../../../facts/catalog/pages';
import type { Library } from '../../../facts/catalog/types';
import { pageAddress } from '../../../facts/inventory/page-address';

/**
 * The start page of a library's documentation on this site: its index page, or null if it has none.
 */
export function libraryAddress({ id, pages, otherPages = [] }: Library): string | null {
  const index = `${id}/index`;
  return [...pageIds(pages), ...otherPages].includes(index) ? pageAddress(index) : null;
}
