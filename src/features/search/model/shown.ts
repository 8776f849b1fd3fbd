/** How much of the results is shown before the reader asks for more. */
export const shownAtFirst = { pages: 8 } as const;

/** How many sections of a page are shown: the best page tells more of itself. @param rank of the page, from 0 */
export const shownOf = (rank: number): number => (rank === 0 ? 3 : 2);
