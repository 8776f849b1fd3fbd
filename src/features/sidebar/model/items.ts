/** Questions about a sidebar that need no rendering. */

/** The least that this module needs to know of Docusaurus's sidebar items. */
export interface Item {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  readonly items?: readonly Item[];
}

/** A sidebar of more links than this shows only the current page's categories in its HTML. */
export const wholeSidebarLimit = 300;

/** A sidebar of at least this many links has a filter; a shorter one is seen at a glance. */
export const filteredFrom = 12;

/** The number of links in a tree: one for each page and each category that has a page of its own. */
export function countLinks(items: readonly Item[]): number {
  return items.reduce(
    (sum, item) => sum + (item.href === undefined ? 0 : 1) + countLinks(item.items ?? []),
    0,
  );
}

/** What a category's state is remembered by: its labels from the outermost in, within its sidebar. */
export function categoryKey(sidebar: string, trail: readonly string[]): string {
  return [sidebar, ...trail].join('/');
}
