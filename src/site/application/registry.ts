/**
 * The parts of pages that React takes over in the browser. Each is fetched when the reader uses it.
 * The rest of a page stays plain HTML.
 */
import type { ComponentType } from 'react';
import type { IslandName } from '../../content/islands/names';
import { fetchPanel } from '../search/ui/fetch-panel';

// Each component has its own properties, which are in the page.
type Fetch = () => Promise<ComponentType<Record<string, unknown>>>;

const fetched = <P>(component: ComponentType<P>) =>
  component as ComponentType<Record<string, unknown>>;

/** Readers who open the search need the panel immediately, so both are fetched in parallel. */
const withPanel = async <M>(place: Promise<M>): Promise<M> => {
  const [module] = await Promise.all([place, fetchPanel()]);
  return module;
};

export const islands = {
  'description-field': () =>
    import('../../content/components/DescriptionField/Field').then((m) => fetched(m.Field)),
  directory: () =>
    import('../ecosystem/ui/FilteredDirectory').then((m) => fetched(m.FilteredDirectory)),
  'near-pages': () => import('../search/ui/NearPages').then((m) => fetched(m.default)),
  'operator-picker': () =>
    import('../operator-picker/ui/OperatorPicker').then((m) => fetched(m.OperatorPicker)),
  operators: () => import('../operators/ui/OwnerList').then((m) => fetched(m.OwnerList)),
  'page-index': () =>
    import('../page-index/ui/PageIndexList').then((m) => fetched(m.PageIndexList)),
  search: () => withPanel(import('../search/ui/SearchDialog')).then((m) => fetched(m.SearchDialog)),
  'search-screen': () =>
    withPanel(import('../search/ui/SearchScreen')).then((m) => fetched(m.SearchScreen)),
  sidebar: () => import('../sidebar/ui/SidebarTree').then((m) => fetched(m.SidebarTree)),
} satisfies Record<IslandName, Fetch>;
