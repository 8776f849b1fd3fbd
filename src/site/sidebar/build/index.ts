/**
 * The five sidebars, derived from the inventory, the catalog and the pages on disk. The first row of
 * a page or category in the inventory decides its position, but libraries are sorted by name.
 */
import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import { companions } from '../../../facts/catalog';
import type { Library } from '../../../facts/catalog/types';
import { sections, type SidebarName } from '../../../config/sections';
import { type InventoryPage, readInventory } from '../../../facts/inventory/inventory';
import { currentDocs, findPages } from '../../../facts/inventory/pages-on-disk';
import { categories, type Category } from './categories';
import { category, folderItems } from './items';

/** The data that the sidebars are derived from. */
export interface SitePlan {
  readonly inventory: readonly InventoryPage[];
  readonly categories: Readonly<Record<string, Category>>;
  readonly libraries: readonly Library[];
  /** The ids of the pages on disk. */
  readonly disk: ReadonlySet<string>;
}

/** The data for the sidebars of the project at `siteDir`. */
export function readPlan(siteDir: string): SitePlan {
  return {
    inventory: readInventory(siteDir),
    categories,
    libraries: companions,
    disk: new Set(findPages(siteDir, currentDocs).map(({ id }) => id)),
  };
}

/** The sidebars by name, in the order of the header. */
export function sidebarsOf(plan: SitePlan): Map<SidebarName, SidebarItemConfig[]> {
  return new Map(sections.map(({ sidebar }) => [sidebar, sidebarItems(sidebar, plan)]));
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
  const nameOf = ({ categories: { [labels.length]: label } }: InventoryPage): string =>
    plan.libraries.find(({ id }) => id === label)?.name ?? '';
  const sorted = [...rows].sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));
  return sorted.flatMap((row): SidebarItemConfig[] => {
    const { id } = row;
    const label = row.categories[labels.length];
    if (label === undefined) {
      return row.isCategoryLink || !plan.disk.has(id) ? [] : [{ type: 'doc', id }];
    }
    if (seen.has(label)) return [];
    seen.add(label);
    const library = plan.libraries.find((each) => each.id === label);
    if (library) {
      return folderItems({ folder: label, label: library.name, pages: library.pages }, plan.disk);
    }
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
