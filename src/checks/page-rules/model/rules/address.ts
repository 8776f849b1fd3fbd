import type { Finding } from '../../../../utils/validation/finding';
import { suggest } from '../../../../utils/validation/suggest';
import { pageAddress } from '../../../../facts/inventory/page-address';
import { currentDocs } from '../../../../facts/inventory/pages-on-disk';
import { atKey, repeated, type Page, type PageRule } from '../page';

/**
 * A page's address is its path, so the only allowed slug is the one for a page named like its
 * folder.
 */
export const slug: PageRule = (page) => {
  const { id, frontMatter, docs } = page;
  const [name = '', folder] = id.split('/').reverse();
  const value = frontMatter['slug'];
  if (value === (name === folder ? name : undefined)) return [];
  if (name === folder) {
    const address = pageAddress(id.slice(0, -name.length - 1));
    const problem = `without a slug, a page with the same name as its folder is served as ${address}`;
    return [atKey(page, 'slug', problem, `Add slug: ${name} as the last key of the front matter`)];
  }
  const problem = `slug: ${String(value)} gives the page an address that differs from its path`;
  const address = pageAddress(id, docs.prefix);
  return [atKey(page, 'slug', problem, `Remove the slug. The page is served as ${address}`)];
};

/** The inventory contains every page of the current version. */
export const inventory: PageRule = ({ file, id, docs }, { planned }) => {
  if (docs !== currentDocs || planned.includes(id)) return [];
  const remedy = suggest(id, planned, 'add a row for it to src/facts/inventory/pages.tsv');
  return [{ file, line: 1, problem: `src/facts/inventory/pages.tsv has no page ${id}`, remedy }];
};

/** Findings for pages of one version that would share an address. */
export function repeatedAddresses(pages: readonly Page[]): Finding[] {
  // File systems and web servers that ignore case would serve the wrong page.
  const addressOf = ({ id, docs }: Page) => pageAddress(id, docs.prefix).toLowerCase();
  return repeated(pages, addressOf, (page, earlier) => ({
    file: page.file,
    line: 1,
    problem: `${earlier.file} is served as ${addressOf(page)} too`,
    remedy: 'Keep one of the two files',
  }));
}
