/** Docusaurus's items of a sidebar. */
import type {
  SidebarItemConfig,
  SidebarItemCategoryConfig,
  SidebarItemDoc,
} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';

/** A link to the page with this id; its label is the page's `sidebar_label` or title. */
export function page(id: string): SidebarItemDoc {
  return { type: 'doc', id };
}

interface CategoryOptions {
  /** The page that the category's label leads to. */
  readonly link?: string;
  /** If no page is the category's own: the address and description of its generated page. */
  readonly index?: { readonly slug: string; readonly description: string };
  readonly isOpen?: boolean;
}

/** A category, which readers can open and close; none if it leads to no page and holds nothing. */
export function category(
  label: string,
  { link, index, isOpen = false }: CategoryOptions,
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
