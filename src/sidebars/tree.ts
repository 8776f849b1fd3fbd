/**
 * A small vocabulary for the sidebars: a tree of pages and categories as plain data, and its
 * translation into Docusaurus's own items.
 */
import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';

export interface PageNode {
  readonly kind: 'page';
  readonly id: string;
  readonly label?: string;
}

export interface CategoryNode {
  readonly kind: 'category';
  readonly label: string;
  /** How the category starts; the reader can always open and close it. */
  readonly collapsed: boolean;
  /** The page that the category's label leads to. */
  readonly link?: string;
  /** Where no page is the category's own: the address and description of its generated page. */
  readonly index?: { readonly slug: string; readonly description: string };
  readonly items: readonly SidebarNode[];
}

export type SidebarNode = PageNode | CategoryNode;

/** A link to the page with this id; its label is the page's `sidebar_label` or title. */
export function page(id: string, label?: string): PageNode {
  return label === undefined ? { kind: 'page', id } : { kind: 'page', id, label };
}

interface CategoryOptions {
  readonly link?: string;
  readonly index?: { readonly slug: string; readonly description: string };
  readonly collapsed?: boolean;
}

/** A category; it starts collapsed unless told otherwise. */
export function category(
  label: string,
  { link, index, collapsed = true }: CategoryOptions,
  items: readonly SidebarNode[],
): CategoryNode {
  return { kind: 'category', label, collapsed, link, index, items };
}

/** Docusaurus's form of a tree. Categories that hold nothing yet are left out. */
export function toDocusaurus(nodes: readonly SidebarNode[]): SidebarItemConfig[] {
  return nodes.flatMap((node): SidebarItemConfig[] => {
    if (node.kind === 'page') {
      return [{ type: 'doc', id: node.id, ...(node.label && { label: node.label }) }];
    }
    const items = toDocusaurus(node.items);
    if (items.length === 0 && node.link === undefined) return [];
    return [
      {
        type: 'category',
        label: node.label,
        collapsed: node.collapsed,
        collapsible: true,
        items,
        ...(node.link
          ? { link: { type: 'doc' as const, id: node.link } }
          : node.index && {
              link: {
                type: 'generated-index' as const,
                title: node.label,
                slug: node.index.slug,
                description: node.index.description,
              },
            }),
      },
    ];
  });
}

/** One page of a tree with the labels of the categories around it. */
export interface PlacedPage {
  readonly id: string;
  readonly categories: readonly string[];
  /** Whether the page is the link of its innermost category. */
  readonly isCategoryLink: boolean;
}

/** Every page of a tree in reading order; a category's own page stands first in it. */
export function placedPages(
  nodes: readonly SidebarNode[],
  categories: readonly string[] = [],
): PlacedPage[] {
  return nodes.flatMap((node): PlacedPage[] => {
    if (node.kind === 'page') return [{ id: node.id, categories, isCategoryLink: false }];
    const inside = [...categories, node.label];
    return [
      ...(node.link ? [{ id: node.link, categories: inside, isCategoryLink: true }] : []),
      ...placedPages(node.items, inside),
    ];
  });
}
