/** The libraries' own pages come from their records in `src/catalog`; the rest is listed here. */
import { companions } from '../catalog';
import { libraryCategories } from './library';
import { category, page, type SidebarNode } from './tree';

export const ecosystem: readonly SidebarNode[] = [
  page('ecosystem/index'),
  category(
    'Official Libraries',
    { link: 'ecosystem/officials/index', collapsed: false },
    libraryCategories(companions),
  ),
];
