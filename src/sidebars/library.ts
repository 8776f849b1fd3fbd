/** The sidebar's view of a library: its pages as the catalog orders them. */
import { pageIds } from '../catalog/pages';
import type { Library, PageFolder, PageTree } from '../catalog/types';
import { category, page, type CategoryNode, type SidebarNode } from './tree';

/**
 * The categories of the libraries that have pages. Each is named by the library's id, which is what
 * readers know from their build, and leads to the library's `index` page.
 */
export function libraryCategories(libraries: readonly Library[]): CategoryNode[] {
  return libraries
    .filter(({ pages }) => pageIds(pages).length > 0)
    .map(({ id, pages }) => {
      const index = `${id}/index`;
      const link = pages.includes(index) ? { link: index } : {};
      return category(id, link, nodes(pages, index));
    });
}

/** A folder leads to its `index` page or, without one, to a generated page at the folder's address. */
function folderCategory({ folder, label, description, pages }: PageFolder): CategoryNode {
  const index = `${folder}/index`;
  const options = pages.includes(index)
    ? { link: index }
    : { index: { slug: `/${folder}`, description } };
  return category(label, options, nodes(pages, index));
}

function nodes(tree: readonly PageTree[], index: string): SidebarNode[] {
  return tree
    .filter((node) => node !== index)
    .map((node) => (typeof node === 'string' ? page(node) : folderCategory(node)));
}
