/** A library's pages in the order of the catalog, as sidebar items. */
import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import type { Library, PageFolder, PageTree } from '../../../facts/catalog/types';
import { category, page } from './items';

/** A library's category, which links to the library's `index` page; none if it has no pages. */
export function libraryItems({ id, name, pages }: Library): SidebarItemConfig[] {
  const index = `${id}/index`;
  return category(name, pages.includes(index) ? { link: index } : {}, items(pages, index));
}

/**
 * A folder's category. It links to the folder's `index` page or, without one, to a generated page
 * at the folder's address.
 */
function folderItems({ folder, label, description, pages }: PageFolder): SidebarItemConfig[] {
  const index = `${folder}/index`;
  const options = pages.includes(index)
    ? { link: index }
    : { index: { slug: `/${folder}`, description } };
  return category(label, options, items(pages, index));
}

function items(tree: readonly PageTree[], index: string): SidebarItemConfig[] {
  return tree
    .filter((node) => node !== index)
    .flatMap((node) => (typeof node === 'string' ? [page(node)] : folderItems(node)));
}
