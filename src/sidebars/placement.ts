/**
 * Holds the sidebars, the inventory and the files on disk against each other, both ways. Every
 * problem names the file to change.
 */
import { pageIds, recordFile } from '../catalog/pages';
import type { Library } from '../catalog/types';
import type { InventoryPage } from '../inventory/inventory';
import { expectedPlace, libraryOf, readingOrder } from './expected';
import { placedPages, type PlacedPage, type SidebarNode } from './tree';

/** What is compared. */
export interface SitePlan {
  readonly inventory: readonly InventoryPage[];
  readonly sidebars: Readonly<Record<string, readonly SidebarNode[]>>;
  /** The ids of the pages on disk. */
  readonly disk: readonly string[];
  readonly libraries: readonly Library[];
}

const inventoryFile = 'src/inventory/pages.tsv';
const pageFile = (id: string) => `docs/${id}.mdx`;

/** Every disagreement, one line each; none where all is well. */
export function placementProblems(plan: SitePlan): string[] {
  const rows = new Map(plan.inventory.map((row) => [row.id, row]));
  const unknown = plan.disk.filter((id) => !rows.has(id));
  const written = plan.inventory.filter(({ id }) => plan.disk.includes(id));
  return [
    ...unknown.map(
      (id) =>
        `${pageFile(id)}: no such page is planned; rename the file to an id of ${inventoryFile}, or add a row there`,
    ),
    ...written.flatMap((row) => placeProblems(row, plan)),
    ...Object.keys(plan.sidebars).flatMap((name) => sidebarProblems(name, plan)),
    ...plan.libraries.flatMap((library) => recordProblems(library, plan)),
  ];
}

/** Whether a page that exists stands where the inventory wants it, and nowhere else. */
function placeProblems(row: InventoryPage, plan: SitePlan): string[] {
  const wanted = expectedPlace(row, plan.libraries);
  const places = Object.entries(plan.sidebars).flatMap(([sidebar, tree]) =>
    placedPages(tree)
      .filter(({ id }) => id === row.id)
      .map((place) => ({ sidebar, place })),
  );
  if (row.sidebar === 'none') {
    return places.map(
      ({ sidebar }) =>
        `${source(row.id, sidebar, plan)}: remove "${row.id}" from the ${sidebar}; ${inventoryFile} gives it no sidebar`,
    );
  }
  const file = source(row.id, row.sidebar, plan);
  if (places.length === 0) {
    return [
      `${file}: add "${row.id}" to the ${row.sidebar}, ${where(wanted)}; the page ${pageFile(row.id)} is missing from its sidebar`,
    ];
  }
  if (places.length > 1) return [`${file}: "${row.id}" is listed ${places.length} times; keep one`];
  return places
    .filter(({ sidebar, place }) => sidebar !== row.sidebar || where(place) !== where(wanted))
    .map(
      ({ sidebar, place }) =>
        `${source(row.id, sidebar, plan)}: move "${row.id}" from the ${sidebar}, ${where(place)}, to the ${row.sidebar}, ${where(wanted)}`,
    );
}

/** Entries without a page, and the order of those that have one. */
function sidebarProblems(name: string, plan: SitePlan): string[] {
  const listed = [...new Set(placedPages(plan.sidebars[name] ?? []).map(({ id }) => id))];
  const missing = listed.filter((id) => !plan.disk.includes(id));
  const wanted = readingOrder(
    plan.inventory
      .filter(({ id, sidebar }) => sidebar === name && listed.includes(id))
      .map((row) => expectedPlace(row, plan.libraries)),
  );
  const present = listed.filter((id) => wanted.includes(id));
  const at = present.findIndex((id, index) => id !== wanted[index]);
  return [
    ...missing.map(
      (id) =>
        `${source(id, name, plan)}: remove "${id}" or write ${pageFile(id)}; there is no such page`,
    ),
    ...(at === -1
      ? []
      : [
          `${source(present[at] ?? '', name, plan)}: put "${wanted[at]}" before "${present[at]}", in the order of ${inventoryFile}`,
        ]),
  ];
}

/** Pages outside the sidebars that a record should list, or lists without their being there. */
function recordProblems({ id, pages, otherPages = [] }: Library, plan: SitePlan): string[] {
  const listed = [...pageIds(pages), ...otherPages];
  const loose = plan.inventory.filter(
    (row) => row.sidebar === 'none' && row.id.startsWith(`${id}/`) && plan.disk.includes(row.id),
  );
  return [
    ...loose
      .filter((row) => !listed.includes(row.id))
      .map((row) => `${recordFile(id)}: add "${row.id}" to otherPages; ${pageFile(row.id)} exists`),
    ...otherPages
      .filter((page) => !loose.some((row) => row.id === page))
      .map(
        (page) =>
          `${recordFile(id)}: remove "${page}" from otherPages; it is no page without a sidebar`,
      ),
  ];
}

/** The file that lists a page: its library's record, or its sidebar's own file. */
function source(id: string, sidebar: string, { libraries }: SitePlan): string {
  const library = libraryOf(id, libraries);
  return library ? recordFile(library.id) : `src/sidebars/${sidebar.replace(/-sidebar$/, '')}.ts`;
}

function where({ categories, isCategoryLink }: PlacedPage): string {
  if (categories.length === 0) return 'at the top';
  return `${isCategoryLink ? 'as the link of' : 'in'} ${categories.join(' > ')}`;
}
