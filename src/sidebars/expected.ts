/** Where the inventory wants each page to stand in the sidebars. */
import { folderLabels, pageFolders } from '../catalog/pages';
import type { Library } from '../catalog/types';
import type { InventoryPage } from '../inventory/inventory';
import type { PlacedPage } from './tree';

/** The library whose page this is. */
export function libraryOf(id: string, libraries: readonly Library[]): Library | null {
  return libraries.find((library) => id.startsWith(`${library.id}/`)) ?? null;
}

/**
 * The place of a page: its categories in the inventory and, in a library that its record divides,
 * those of its folders. The `index` page of a library or of such a folder is its category's link.
 */
export function expectedPlace(row: InventoryPage, libraries: readonly Library[]): PlacedPage {
  const library = libraryOf(row.id, libraries);
  if (library === null) {
    return { id: row.id, categories: row.categories, isCategoryLink: row.isCategoryLink };
  }
  const owners = [library.id, ...pageFolders(library.pages).map(({ folder }) => folder)];
  return {
    id: row.id,
    categories: [...row.categories, ...folderLabels(library, row.id)],
    isCategoryLink: owners.some((owner) => row.id === `${owner}/index`),
  };
}

interface Branch {
  link: string | null;
  readonly children: Map<string, Branch | null>;
}

/** The ids of placed pages in reading order: categories stand where their first page does. */
export function readingOrder(places: readonly PlacedPage[]): string[] {
  const root: Branch = { link: null, children: new Map() };
  for (const { id, categories, isCategoryLink } of places) {
    const branch = categories.reduce(enter, root);
    if (isCategoryLink) branch.link = id;
    else branch.children.set(`page ${id}`, null);
  }
  return flatten(root);
}

function enter(parent: Branch, label: string): Branch {
  const key = `category ${label}`;
  const child = parent.children.get(key) ?? { link: null, children: new Map() };
  parent.children.set(key, child);
  return child;
}

function flatten({ link, children }: Branch): string[] {
  const inside = [...children].flatMap(([key, child]) =>
    child === null ? [key.replace(/^page /, '')] : flatten(child),
  );
  return link === null ? inside : [link, ...inside];
}
