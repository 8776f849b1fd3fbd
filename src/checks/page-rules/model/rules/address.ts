import type { Finding } from '../../../../utils/validation/finding';
import { suggest } from '../../../../utils/validation/suggest';
import { pageAddress } from '../../../../facts/inventory/page-address';
import { currentDocs } from '../../../../facts/inventory/pages-on-disk';
import { keyLine, type Page, type PageRule } from '../page';

/**
 * The page's address is its path: no slug but the one that keeps a page named like its folder in
 * place.
 */
export const slug: PageRule = (page) => {
  const { file, id, frontMatter } = page;
  const [name = '', folder] = id.split('/').reverse();
  const value = frontMatter['slug'];
  const line = keyLine(page, 'slug');
  if (name === folder) {
    if (value === name) return [];
    return [
      {
        file,
        line,
        problem: `without a slug, a page with the same name as its folder is served as ${pageAddress(id.slice(0, -name.length - 1))}`,
        remedy: `Add slug: ${name} as the last key of the front matter`,
      },
    ];
  }
  if (value === undefined) return [];
  return [
    {
      file,
      line,
      problem: `slug: ${String(value)} gives the page an address that differs from its path`,
      remedy: `Remove the slug. The page is served as ${pageAddress(id, page.docs.prefix)}`,
    },
  ];
};

/** A page of the current version stands in the inventory. */
export const inventory: PageRule = ({ file, id, docs }, { planned }) => {
  if (docs !== currentDocs || planned.includes(id)) return [];
  const remedy = suggest(id, planned, 'add a row for it to src/facts/inventory/pages.tsv');
  return [{ file, line: 1, problem: `src/facts/inventory/pages.tsv has no page ${id}`, remedy }];
};

/** Findings for pages of a version that would be served at one address. */
export function repeatedAddresses(pages: readonly Page[]): Finding[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    // File systems and web servers that ignore case would serve one for the other.
    const address = pageAddress(page.id, page.docs.prefix).toLowerCase();
    const earlier = first.get(address);
    if (earlier === undefined) {
      first.set(address, page);
      return [];
    }
    return [
      {
        file: page.file,
        line: 1,
        problem: `${earlier.file} is served as ${address} too`,
        remedy: 'Keep one of the two files',
      },
    ];
  });
}
