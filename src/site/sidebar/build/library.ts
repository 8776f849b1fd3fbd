/** A library's pages in the order of the catalog, as sidebar items. */
import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import type { Library, PageFolder, PageTree } from '../../../facts/catalog/types';
import { category, page } from './items';

/**
 * A library's category, which links to the library's `index` page; none if it has no pages.
 * @param disk the ids of the pages that exist
 */
export function libraryItems(
  { id, name, pages }: Library,
  disk: ReadonlySet<string>,
): SidebarItemConfig[] {
  const index = `${id}/index`;
  return category(
    name,
    pages.includes(index) && disk.has(index) ? { link: index } : {},
    items(pages, index, disk),
  );
}

/**
 * A folder's category. It links to the folder's `index` page or, without one, to a generated page
 * at the folder's address.
 */
function folderItems(
  { folder, label, description, pages }: PageFolder,
  disk: ReadonlySet<string>,
): SidebarItemConfig[] {
  const index = `${folder}/index`;
  const options =
    pages.includes(index) && disk.has(index)
      ? { link: index }
      : { index: { slug: `/${folder}`, description } };
  return category(label, options, items(pages, index, disk));
}

function items(
  tree: readonly PageTree[],
  index: string,
  disk: ReadonlySet<string>,
): SidebarItemConfig[] {
  return tree
    .filter((node) => node !== index)
    .flatMap((node) => {
      if (typeof node !== 'string') return folderItems(node, disk);
      return disk.has(node) ? [page(node)] : [];
    });
}
