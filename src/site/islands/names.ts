/** The islands that pages may have; `src/site/application/registry.ts` says what each is. */
export type IslandName =
  'directory' | 'near-pages' | 'operators' | 'page-index' | 'search' | 'search-screen' | 'sidebar';
