/** What the search has to keep as the site grows; held by `test/e2e/search-floors.e2e.ts`. */
export const floors = {
  /** Share of queries answered by one of the first five pages: in each class, and over all. */
  firstFiveInClass: 0.95,
  firstFiveOverAll: 0.98,
  /** Bytes, compressed with gzip, of search's own code and data up to the first result. */
  bytesToFirstResult: 60_000,
  /** Milliseconds of the page's thread for a key stroke in half of them, on a processor four times slower. */
  msPerKeyStroke: 30,
} as const;
