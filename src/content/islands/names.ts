/** Names of islands. `src/site/application/registry.ts` lists the component of each. */
export const islandNames = [
  'description-field',
  'directory',
  'near-pages',
  'operator-picker',
  'operators',
  'page-index',
  'search',
  'search-screen',
  'sidebar',
] as const;

export type IslandName = (typeof islandNames)[number];
