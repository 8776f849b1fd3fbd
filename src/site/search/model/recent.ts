/** The pages that the reader visited last, as stored by the inline script. */
import type { Page } from './place';

const most = 5;

/**
 * @param stored the stored value, which can be anything
 * @param current address of the current page, which is left out
 */
export function recentPages(
  stored: unknown,
  pages: readonly Page[],
  baseUrl: string,
  current: string,
): Page[] {
  if (!Array.isArray(stored)) return [];
  const byAddress = new Map(pages.map((page) => [`${baseUrl}${page.path}`, page]));
  const addresses = new Set<unknown>(stored);
  addresses.delete(current);
  return [...addresses]
    .flatMap((address) => (typeof address === 'string' ? (byAddress.get(address) ?? []) : []))
    .slice(0, most);
}
