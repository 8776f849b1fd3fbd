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
  /** Shares for the queries held out of tuning. */
  heldOut: { first: 0.85, mrr: 0.9, firstFive: 0.98 },
  /** The same shares for held-out queries in readers' own words. Their goal is that of all. */
  heldOutOfReaders: { first: 0.8, mrr: 0.87, firstFive: 0.95 },
  /** Gzip-compressed bytes of the search's own code and data, up to the first result. */
  bytesToFirstResult: 60_000,
  /**
   * Gzip-compressed bytes that the worker fetches for the first query of a visit, for 95 % of the
   * queries.
   */
  bytesOfQuery: 200_000,
} as const;
