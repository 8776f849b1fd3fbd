/** Names of islands. `src/site/application/registry.ts` lists the component of each. */
export type IslandName =
  | 'directory'
  | 'near-pages'
  | 'operator-picker'
  | 'operators'
  | 'page-index'
  | 'search'
  | 'search-screen'
  | 'sidebar';
