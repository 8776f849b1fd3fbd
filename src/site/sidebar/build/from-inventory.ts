/**
 * Derives a sidebar from the inventory: the first row of a page or category decides its position.
 */
import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import type { Library } from '../../../facts/catalog/types';
import type { SidebarName } from '../../../config/sections';
import type { InventoryPage } from '../../../facts/inventory/inventory';
import type { Category } from './categories';
import { category, page } from './items';
import { libraryItems } from './library';

/** The data that the sidebars are derived from. */
export interface SitePlan {
  readonly inventory: readonly InventoryPage[];
  readonly categories: Readonly<Record<string, Category>>;
  readonly libraries: readonly Library[];
  /** The ids of the pages on disk. */
  readonly disk: ReadonlySet<string>;
}

/** A category's path as the inventory writes it. */
export const categoryPath = (labels: readonly string[]): string => labels.join(' > ');

/** A sidebar with the existing pages and the categories that contain any. */
export function sidebarItems(name: SidebarName, plan: SitePlan): SidebarItemConfig[] {
  const rows = plan.inventory.filter(({ sidebar }) => sidebar === name);
  return itemsIn([], rows, plan);
}

/** The items directly in the category with these labels; `rows` are the category's rows. */
function itemsIn(
  labels: readonly string[],
  rows: readonly InventoryPage[],
  plan: SitePlan,
): SidebarItemConfig[] {
  const seen = new Set<string>();
  return rows.flatMap((row): SidebarItemConfig[] => {
    const label = row.categories[labels.length];
    if (label === undefined) {
      return row.isCategoryLink || !plan.disk.has(row.id) ? [] : [page(row.id)];
    }
    if (seen.has(label)) return [];
    seen.add(label);
    const library = plan.libraries.find(({ id }) => id === label);
    if (library) return libraryItems(library, plan.disk);
    const inner = rows.filter(({ categories }) => categories[labels.length] === label);
    return categoryItems([...labels, label], inner, plan);
  });
}

function categoryItems(
  labels: readonly string[],
  rows: readonly InventoryPage[],
  plan: SitePlan,
): SidebarItemConfig[] {
  const link = rows.find(
    ({ id, isCategoryLink, categories }) =>
      isCategoryLink && categories.length === labels.length && plan.disk.has(id),
  );
  const known = plan.categories[categoryPath(labels)];
  return category(labels.at(-1) ?? '', { ...known, link: link?.id }, itemsIn(labels, rows, plan));
}
