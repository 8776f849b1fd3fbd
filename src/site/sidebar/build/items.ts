/** Builds Docusaurus's sidebar items. */
import type {
  SidebarItemConfig,
  SidebarItemCategoryConfig,
} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import type { PageFolder } from '../../../facts/catalog/types';
import type { Category } from './categories';

/**
 * A collapsible category; none if it has neither a page nor items.
 * The label links to the page with the id `link` or, without one, to the generated page `index`.
 */
export function category(
  label: string,
  { link, index, isOpen }: Category & { readonly link?: string },
  items: SidebarItemConfig[],
): SidebarItemCategoryConfig[] {
  if (items.length === 0 && link === undefined) return [];
  return [
    {
      type: 'category',
      label,
      collapsed: !isOpen,
      collapsible: true,
      items,
      ...(link !== undefined
        ? { link: { type: 'doc', id: link } }
        : index && { link: { type: 'generated-index', title: label, ...index } }),
    },
  ];
}

/**
 * The category of a library or of a folder in it, with the pages in the order of the catalog; none if
 * there are no pages. It links to the folder's `index` page or, without one, to a generated page at
 * the folder's address if there's a description.
 * @param disk the ids of the pages that exist
 * @param library the name of the library that a folder belongs to; absent for the library itself
 */
export function folderItems(
  { folder, label, description, pages }: Omit<PageFolder, 'description'> & Partial<PageFolder>,
  disk: ReadonlySet<string>,
  library?: string,
): SidebarItemCategoryConfig[] {
  const index = `${folder}/index`;
  // Other libraries, and ZIO itself, also have a "Reference".
  const title = library === undefined ? label : `${library}: ${label}`;
  const items = pages
    .filter((page) => page !== index)
    .flatMap((page): SidebarItemConfig[] => {
      if (typeof page !== 'string') return folderItems(page, disk, library ?? label);
      return disk.has(page) ? [{ type: 'doc', id: page }] : [];
    });
  return category(
    label,
    {
      link: pages.includes(index) && disk.has(index) ? index : undefined,
      index: description === undefined ? undefined : { title, slug: `/${folder}`, description },
    },
    items,
  );
}
