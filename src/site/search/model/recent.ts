/** The pages that the reader was on last, from what the inline script keeps. */
import type { Page } from './place';

const most = 5;

/**
 * @param stored anything: what was found under the key, perhaps by another's hand
 * @param current address of the page that the reader is on, which is left out
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
