/**
 * The parts of pages that React draws anew in the browser. Each is fetched when the reader uses it;
 * everything else of a page stays the HTML that it is.
 */
import type { ComponentType } from 'react';
import type { IslandName } from '../islands/names';
import { fetchPanel } from '../search/ui/fetch-panel';

// Each brings its own kind of properties, which stand in the page.
type Fetch = () => Promise<ComponentType<Record<string, unknown>>>;

const fetched = <P>(component: ComponentType<P>) =>
  component as ComponentType<Record<string, unknown>>;

/** Who searches asks for the panel at once; so it is fetched beside its place. */
const withPanel = async <M>(place: Promise<M>): Promise<M> => {
  const [module] = await Promise.all([place, fetchPanel()]);
  return module;
};

export const islands = {
  directory: () =>
    import('../ecosystem/ui/FilteredDirectory').then((m) => fetched(m.FilteredDirectory)),
  'near-pages': () => import('../search/ui/NearPages').then((m) => fetched(m.default)),
  operators: () => import('../operators/ui/OwnerList').then((m) => fetched(m.OwnerList)),
  'page-index': () =>
    import('../page-index/ui/PageIndexList').then((m) => fetched(m.PageIndexList)),
  search: () => withPanel(import('../search/ui/SearchDialog')).then((m) => fetched(m.SearchDialog)),
  'search-screen': () =>
    withPanel(import('../search/ui/SearchScreen')).then((m) => fetched(m.SearchScreen)),
  sidebar: () => import('../sidebar/ui/SidebarTree').then((m) => fetched(m.SidebarTree)),
} satisfies Record<IslandName, Fetch>;
