import type { Finding } from '../../../../utils/validation/finding';
import { suggest } from '../../../../utils/validation/suggest';
import { pageAddress } from '../../../../facts/inventory/page-address';
import { currentDocs } from '../../../../facts/inventory/pages-on-disk';
import { keyLine, type Page, type PageRule } from '../page';

/**
 * A page's address is its path, so the only allowed slug is the one for a page named like its
 * folder.
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

/** The inventory contains every page of the current version. */
export const inventory: PageRule = ({ file, id, docs }, { planned }) => {
  if (docs !== currentDocs || planned.includes(id)) return [];
  const remedy = suggest(id, planned, 'add a row for it to src/facts/inventory/pages.tsv');
  return [{ file, line: 1, problem: `src/facts/inventory/pages.tsv has no page ${id}`, remedy }];
};

/** Findings for pages of one version that would share an address. */
export function repeatedAddresses(pages: readonly Page[]): Finding[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    // File systems and web servers that ignore case would serve the wrong page.
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
