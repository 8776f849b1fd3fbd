import { isSamePath, type Item } from './items';

export interface Position {
  /** The category, or undefined for the sidebar itself. */
  readonly category: string | undefined;
  /** From 1. */
  readonly place: number;
  readonly of: number;
}

/**
 * Position of the page at a path in its innermost category, whose own page counts as the first.
 * @param category the category that the items are in, if any
 */
export function positionOf(
  path: string,
  items: readonly Item[],
  category?: Item,
): Position | undefined {
  for (const item of items) {
    const inner = item.items && positionOf(path, item.items, item);
    // A category's page belongs to the category, unless nothing else does.
    if (inner && inner.of > 1) return inner;
  }
  const addresses = [category, ...items].flatMap((item) => item?.href ?? []);
  const index = addresses.findIndex((href) => isSamePath(href, path));
  return index < 0
    ? undefined
    : { category: category?.label, place: index + 1, of: addresses.length };
}
