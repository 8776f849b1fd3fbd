/**
 * All planned pages of the documentation, from `pages.tsv` in this folder: id, sidebar, and
 * categories.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Finding } from '../../utils/validation/finding';

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

/** The inventory, relative to the project root. */
export const inventoryFile = 'src/facts/inventory/pages.tsv';

/** The rows of the text of an inventory, and a finding for each one that is malformed or repeated. */
export function parseInventory(text: string): {
  readonly pages: readonly InventoryPage[];
  readonly findings: readonly Finding[];
} {
  const pages = new Map<string, InventoryPage>();
  const findings: Finding[] = [];
  text.split(/\r?\n/).forEach((row, index) => {
    if (row === '' || row.startsWith('#')) return;
    const [id = '', sidebar = '', category = '', title = ''] = row.split('\t');
    const at = { file: inventoryFile, line: index + 1 };
    const earlier = pages.get(id);
    if (!/^[a-z0-9][\w./-]*$/.test(id) || sidebar === '') {
      const remedy = 'write id<TAB>sidebar<TAB>category<TAB>title';
      findings.push({ ...at, problem: `“${row}” is not a row of the inventory`, remedy });
    } else if (earlier !== undefined) {
      const problem = `line ${earlier.line} already lists ${id}`;
      findings.push({ ...at, problem, remedy: 'keep one of the two' });
    } else {
      pages.set(id, {
        id,
        sidebar,
        categories: category === '' ? [] : category.replace(linkMark, '').split(' > '),
        isCategoryLink: linkMark.test(category),
        title: title === '' ? null : title,
        line: index + 1,
      });
    }
  });
  return { pages: [...pages.values()], findings };
}

const parsed = (siteDir: string) =>
  parseInventory(fs.readFileSync(path.join(siteDir, inventoryFile), 'utf8'));

/** The rows of the project at `siteDir` that can be read. */
export const readInventory = (siteDir: string): readonly InventoryPage[] => parsed(siteDir).pages;

/** A finding for each other row, for the data rules. */
export const inventoryFindings = (siteDir: string): readonly Finding[] => parsed(siteDir).findings;
