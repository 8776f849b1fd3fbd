/** How many results are shown. */
import type { FoundPage } from './rank';

/** Limits until the reader asks for more. */
export const shownAtFirst = { pages: 8 } as const;

/**
 * How many sections of a page are shown; the best page shows more.
 * @param rank of the page, from 0
 */
export const shownOf = (rank: number): number => (rank === 0 ? 3 : 2);

/** Number of rows that fill the dialog on any screen. */
const rowsInView = 8;

/**
 * How many pages fill the visible rows.
 * @param found the best page first
 */
export function pagesInView(found: readonly FoundPage[]): number {
  let rows = 0;
  const last = found.findIndex(({ sections }, rank) => {
    rows += Math.min(sections.length, shownOf(rank));
    return rows >= rowsInView;
  });
  return Math.min(last < 0 ? found.length : last + 1, shownAtFirst.pages);
}
