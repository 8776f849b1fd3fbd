/** Remembers the pages that the reader visited, which the search offers before the first key. */
import { keepChoice, readChoices } from './choices';

/**
 * Stores a page as the last one visited. The list may have the same page twice, and anything that
 * someone else stored, so code that reads it checks it (`recentPages`).
 * @param address the page's path, with the site's base address
 */
export function noteVisit(address: string): void {
  keepChoice('recent', [address].concat(readChoices()['recent'] as string[]).slice(0, 99));
}
