/** Which results are shown, and where. */
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

/**
 * Adds results below those that a reader already sees for the same query, which keep their places.
 * Only the last of them gets further sections, because they come below it.
 */
export function keepPlaces(
  before: readonly FoundPage[],
  found: readonly FoundPage[],
): readonly FoundPage[] {
  const seen = before.slice(0, shownAtFirst.pages);
  const kept = seen.map((page, rank): FoundPage => {
    const now = found.find((other) => other.page === page.page) ?? page;
    const own = page.sections
      .slice(0, shownOf(rank))
      .map((one) => now.sections.find(({ section }) => section === one.section) ?? one);
    const more = now.sections.filter((one) => !own.includes(one));
    return { ...now, sections: rank === seen.length - 1 ? [...own, ...more] : own };
  });
  const others = found.filter(({ page }) => !seen.some((one) => one.page === page));
  return [...kept, ...others];
}
