/** The five sidebars, derived from the inventory, the catalog and the pages on disk. */
import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import { companions } from '../../../facts/catalog';
import { sections, type SidebarName } from '../../../config/sections';
import { readInventory } from '../../../facts/inventory/inventory';
import { currentDocs, findPages } from '../../../facts/inventory/pages-on-disk';
import { categories } from './categories';
import { sidebarItems, type SitePlan } from './from-inventory';

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
