/**
 * The limits that the search must keep as the site grows. `test/e2e/search-floors.e2e.ts` checks
 * them.
 */
export const floors = {
  /**
   * Share of queries for which one of the first five pages is right: in each class except the
   * readers', and over all of them.
   */
  firstFiveInClass: 0.95,
  firstFiveOverAll: 0.98,
  /** The same for held-out queries. The goal is 0.98. */
  heldOut: { first: 0.85, mrr: 0.9, firstFive: 0.96 },
  /** The same for held-out queries in readers' own words. The goal is the same. */
  heldOutOfReaders: { first: 0.77, mrr: 0.84, firstFive: 0.92 },
  /** Gzip-compressed bytes of the search's own code and data, up to the first result. */
  bytesToFirstResult: 60_000,
  /**
   * Gzip-compressed bytes that the worker fetches for the first query of a visit, for 95 % of the
   * queries.
   */
  bytesOfQuery: 200_000,
} as const;
