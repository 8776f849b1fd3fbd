/** Questions about a sidebar that need no rendering. */

/** The least that this module needs to know of Docusaurus's sidebar items. */
export interface Item {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  readonly items?: readonly Item[];
  readonly unlisted?: boolean;
}

/** A sidebar of more links than this shows only the current page's categories in its HTML. */
export const wholeSidebarLimit = 300;

/** A sidebar of at least this many links has a filter; a shorter one is seen at a glance. */
export const filteredFrom = 12;

/**
 * The number of links in a tree: one for each page and each category that has a page of its own.
 */
export function countLinks(items: readonly Item[]): number {
  return items.reduce(
    (sum, item) => sum + (item.href === undefined ? 0 : 1) + countLinks(item.items ?? []),
    0,
  );
}

/**
 * What a category's state is remembered by: its labels from the outermost in, within its sidebar.
 */
export function categoryKey(sidebar: string, trail: readonly string[]): string {
  return [sidebar, ...trail].join('/');
}

/** Whether two addresses are one page's, with or without a slash at their ends. */
export function isSamePath(one: string | undefined, other: string | undefined): boolean {
  const tidy = (path: string | undefined) => path?.replace(/\/?$/, '/').toLowerCase();
  return tidy(one) === tidy(other);
}

/** Whether an item is the page at a path, or holds it. */
export function holdsPath({ href, items = [] }: Item, path: string): boolean {
  return (
    (href !== undefined && isSamePath(href, path)) || items.some((item) => holdsPath(item, path))
  );
}

/** The address that stands for an item: its own, or else that of the first listed page in it. */
export function firstAddress({ href, items = [], unlisted }: Item): string | undefined {
  if (href !== undefined && !unlisted) return href;
  for (const item of items) {
    const address = firstAddress(item);
    if (address !== undefined) return address;
  }
  return undefined;
}
