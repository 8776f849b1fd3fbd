/** Functions on sidebar items that don't need rendering. */

/** The fields of Docusaurus's sidebar items that this module needs. */
export interface Item {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  readonly items?: readonly Item[];
}

/** The HTML of a sidebar with more links than this only contains the current page's categories. */
export const wholeSidebarLimit = 300;

/** The number of links in a tree: one for each page and for each category with its own page. */
export function countLinks(items: readonly Item[]): number {
  return items.reduce(
    (sum, item) => sum + (item.href === undefined ? 0 : 1) + countLinks(item.items ?? []),
    0,
  );
}

/** Whether two addresses are the same page's, with or without a trailing slash. */
export function isSamePath(one: string | undefined, other: string): boolean {
  const tidy = (path: string | undefined) => path?.replace(/\/?$/, '/').toLowerCase();
  return tidy(one) === tidy(other);
}

/** Whether an item is the page at a path, or contains it. */
export function holdsPath({ href, items = [] }: Item, path: string): boolean {
  return isSamePath(href, path) || items.some((item) => holdsPath(item, path));
}

/** An item's own address or, if it has none, that of the first page in it. */
export function firstAddress({ href, items = [] }: Item): string | undefined {
  return href ?? items.map(firstAddress).find((address) => address !== undefined);
}
