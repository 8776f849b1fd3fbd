/** Remembers the pages that the reader was on, which the search offers before the first key. */
import { keepChoice, readChoices } from './choices';

/**
 * Notes a page as the one visited last. The same page may stand there twice, and anything else that
 * somebody put there: who reads the list takes it for anyone's (`recentPages`).
 * @param address its path, with the site's base address
 */
export function noteVisit(address: string): void {
  keepChoice('recent', [address].concat(readChoices()['recent'] as string[]).slice(0, 99));
}
