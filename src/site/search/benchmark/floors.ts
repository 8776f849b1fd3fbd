/**
 * The limits that the search must keep as the site grows. `test/e2e/search-floors.e2e.ts` checks
 * them.
 */
export const floors = {
  /**
   * Share of queries with an answer among the first five pages: in each class except the readers'
   * classes, and over all the other classes together.
   */
  firstFiveInClass: 0.95,
  firstFiveOverAll: 0.98,
  /** Shares for the queries held out of tuning. The goal for `firstFive` is 0.98. */
  heldOut: { first: 0.85, mrr: 0.9, firstFive: 0.96 },
  /** The same shares for held-out queries in readers' own words. Their goal is the same, too. */
  heldOutOfReaders: { first: 0.77, mrr: 0.84, firstFive: 0.92 },
  /** Gzip-compressed bytes of the search's own code and data, up to the first result. */
  bytesToFirstResult: 60_000,
  /**
   * Gzip-compressed bytes that the worker fetches for the first query of a visit, for 95 % of the
   * queries.
   */
  bytesOfQuery: 200_000,
} as const;
