/**
 * All planned pages of the documentation, from `pages.tsv` in this folder: id, sidebar, and
 * categories.
 */
import fs from 'node:fs';
import path from 'node:path';

/** A planned page, from a row of `pages.tsv`. */
export interface InventoryPage {
  /** Id of the page, which is its address and its path below `docs/`. */
  readonly id: string;
  /** Sidebar of the page, or `none`. */
  readonly sidebar: string;
  /** Labels of the page's categories, outermost first. */
  readonly categories: readonly string[];
  /** Whether the innermost category links to this page. */
  readonly isCategoryLink: boolean;
  /** The title, if it can't be derived from the id. */
  readonly title: string | null;
  /** Line number of the row. */
  readonly line: number;
}

const linkMark = / \(link\)$/;

/** Parses an inventory file. Throws with the line number if a row is malformed or repeated. */
export function parseInventory(text: string, file: string): InventoryPage[] {
  const seen = new Map<string, number>();
  return text.split(/\r?\n/).flatMap((row, index): InventoryPage[] => {
    if (row === '' || row.startsWith('#')) return [];
    const [id = '', sidebar = '', category = '', title = ''] = row.split('\t');
    const where = `${file}:${index + 1}`;
    if (!/^[a-z0-9][\w./-]*$/.test(id) || sidebar === '') {
      throw new Error(
        `${where}: a row must be "id<TAB>sidebar<TAB>category<TAB>title", but this one is: ${row}`,
      );
    }
    const earlier = seen.get(id);
    if (earlier !== undefined)
      throw new Error(`${where}: ${id} is already listed on line ${earlier}`);
    seen.set(id, index + 1);
    return [
      {
        id,
        sidebar,
        categories: category === '' ? [] : category.replace(linkMark, '').split(' > '),
        isCategoryLink: linkMark.test(category),
        title: title === '' ? null : title,
        line: index + 1,
      },
    ];
  });
}

/** The inventory, relative to the project root. */
export const inventoryFile = 'src/facts/inventory/pages.tsv';

/** Reads the inventory of the project at `siteDir`. */
export function readInventory(siteDir: string): InventoryPage[] {
  return parseInventory(fs.readFileSync(path.join(siteDir, inventoryFile), 'utf8'), inventoryFile);
}
