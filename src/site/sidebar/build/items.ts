/** Builds Docusaurus's sidebar items. */
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
  /** The page that the category's label links to. */
  readonly link?: string;
  /** The address and description of the category's generated page, if no page is its own. */
  readonly index?: { readonly slug: string; readonly description: string };
  readonly isOpen?: boolean;
}

/** A collapsible category; none if it has neither a page nor items. */
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
