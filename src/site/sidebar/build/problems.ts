/**
 * Finds contradictions between inventory, categories, catalog and files: one line each, with the
 * file to change.
 */
import { pageIds, recordFile } from '../../../facts/catalog/pages';
import type { Library } from '../../../facts/catalog/types';
import { descriptionLimits } from '../../../config/limits';
import { sections } from '../../../config/sections';
import { inventoryFile, type InventoryPage } from '../../../facts/inventory/inventory';
import { libraryCategory } from './categories';
import { categoryPath, type SitePlan } from '.';

const categoriesFile = 'src/site/sidebar/build/categories.ts';
const pageFile = (id: string) => `docs/${id}.mdx`;
const rowOf = ({ line }: InventoryPage) => `${inventoryFile}:${line}`;

/** All contradictions; empty if there are none. */
export function planProblems(plan: SitePlan): string[] {
  const planned = new Set(plan.inventory.map(({ id }) => id));
  const unplanned = [...plan.disk].filter((id) => !planned.has(id));
  const owners = new Map(plan.inventory.map((row) => [row, libraryOf(row, plan.libraries)]));
  const own = plan.inventory.filter((row) => owners.get(row) === undefined);
  return [
    ...unplanned.map(
      (id) =>
        `${pageFile(id)}: no row of ${inventoryFile} has this id. Rename the page to an id that is listed there, or add a row`,
    ),
    ...plan.inventory.flatMap((row) => rowProblems(row, owners.get(row))),
    ...categoryProblems(
      own.filter(({ sidebar }) => sidebar !== 'none'),
      plan,
    ),
    ...plan.libraries.flatMap((library) =>
      recordProblems(
        library,
        plan.inventory.filter((row) => owners.get(row) === library),
        plan.disk,
      ),
    ),
  ];
}

function libraryOf({ id }: InventoryPage, libraries: readonly Library[]): Library | undefined {
  return libraries.find((library) => id.startsWith(`${library.id}/`));
}

function rowProblems(row: InventoryPage, library: Library | undefined): string[] {
  const names = ['none', ...sections.map(({ sidebar }) => sidebar as string)];
  if (!names.includes(row.sidebar)) {
    return [`${rowOf(row)}: replace "${row.sidebar}" with one of ${names.join(', ')}`];
  }
  const [outer, inner] = row.categories;
  if (library) {
    const wanted = categoryPath([libraryCategory, library.id]);
    return categoryPath(row.categories) === wanted && !row.isCategoryLink
      ? []
      : [`${rowOf(row)}: change the category of ${row.id} to "${wanted}"`];
  }
  return outer === libraryCategory && inner !== undefined
    ? [`${rowOf(row)}: fix the id ${row.id}, or add its library to src/facts/catalog/index.ts`]
    : [];
}

/** Compares the table of categories with the rows of ZIO's own pages, in both directions. */
function categoryProblems(rows: readonly InventoryPage[], { categories }: SitePlan): string[] {
  const used = new Map<string, InventoryPage>();
  for (const row of rows) {
    // Another rule reports libraries without a record.
    const labels = row.categories[0] === libraryCategory ? [libraryCategory] : row.categories;
    labels.forEach((_, index) => {
      const path = categoryPath(labels.slice(0, index + 1));
      if (!used.has(path)) used.set(path, row);
    });
  }
  const links = rows.filter(({ isCategoryLink }) => isCategoryLink);
  const linkOf = (path: string) => links.find((row) => categoryPath(row.categories) === path);
  const slugs = Object.values(categories).map(({ index }) => index?.slug);
  return [
    ...[...used]
      .filter(([path]) => categories[path] === undefined)
      .map(([path, row]) => `${categoriesFile}: add "${path}", a category of ${rowOf(row)}`),
    ...links
      .filter((row) => linkOf(categoryPath(row.categories)) !== row)
      .map(
        (row) =>
          `${rowOf(row)}: remove "(link)", because an earlier line already has one for this category`,
      ),
    ...Object.entries(categories).flatMap(([path, { index }]) => {
      const row = used.get(path);
      const problem = (what: string) => [`${categoriesFile}: ${what}`];
      if (row === undefined)
        return problem(`remove "${path}", because no row of ${inventoryFile} uses it`);
      const link = linkOf(path);
      if (link && index)
        return problem(`remove the index of "${path}", because ${rowOf(link)} is its link`);
      if (link) return [];
      if (!index) {
        return problem(`give "${path}" an index, because no row of ${inventoryFile} is its link`);
      }
      const { slug, description } = index;
      const base = `/${row.sidebar.replace(/-sidebar$/, '')}/category/`;
      if (!slug.startsWith(base) || slugs.indexOf(slug) !== slugs.lastIndexOf(slug)) {
        return problem(`give "${path}" its own slug, starting with ${base}`);
      }
      const { least, most } = descriptionLimits;
      return description.length >= least && description.length <= most
        ? []
        : problem(
            `describe "${path}" in ${least} to ${most} characters (the description has ${description.length})`,
          );
    }),
  ];
}

/** Compares a library's record with its rows in the inventory and its pages on disk. */
function recordProblems(
  { id, pages, otherPages = [] }: Library,
  rows: readonly InventoryPage[],
  disk: ReadonlySet<string>,
): string[] {
  const lists = { pages: pageIds(pages), otherPages };
  const listOf = ({ sidebar }: InventoryPage) => (sidebar === 'none' ? 'otherPages' : 'pages');
  const problem = (what: string) => `${recordFile(id)}: ${what}`;
  return [
    ...rows
      .filter((row) => disk.has(row.id) && !lists[listOf(row)].includes(row.id))
      .map((row) =>
        problem(`add "${row.id}" to ${listOf(row)}, because ${pageFile(row.id)} exists`),
      ),
    ...Object.entries(lists).flatMap(([list, listed]) =>
      listed.flatMap((page) => {
        const row = rows.find((planned) => planned.id === page);
        if (!disk.has(page)) {
          return problem(`remove "${page}" from ${list}, or write ${pageFile(page)}`);
        }
        return row && listOf(row) !== list
          ? problem(`remove "${page}" from ${list}, because ${rowOf(row)} says "${row.sidebar}"`)
          : [];
      }),
    ),
  ];
}
