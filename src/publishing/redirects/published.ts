/**
 * Records every address that the site has, so that one that disappears stops the build until
 * something redirects it.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import { readInventory } from '../../facts/inventory/inventory';
import { pageAddress } from '../../facts/inventory/page-address';
import { currentDocs, docsFolders, findPages } from '../../facts/inventory/pages-on-disk';
import { readPlan, sidebarsOf } from '../../site/sidebar/build';
import type { Finding } from '../../utils/validation/finding';
import { activeRedirects, movedFile, readMoved } from '.';
import { redirectProblems } from './problems';

/** The record, relative to the project root: an address on each line, sorted. */
export const publishedFile = 'src/publishing/redirects/published.txt';

/**
 * The addresses of the site itself, each with what is there: pages of all versions, screens, and
 * categories. Screens that plugins derive from code, such as those of types, aren't included.
 */
export function siteAddresses(siteDir: string): Map<string, string> {
  const pages = docsFolders.flatMap((docs) =>
    findPages(siteDir, docs).map(({ file, id }) => [pageAddress(id, docs.prefix), file] as const),
  );
  const screens = fs
    .readdirSync(path.join(siteDir, 'src/pages'))
    .filter((name) => /^[^_].*\.(?:tsx|mdx?)$/.test(name))
    .map((name) => [pageAddress(path.parse(name).name), `src/pages/${name}`] as const);
  const categories = [...sidebarsOf(readPlan(siteDir)).values()]
    .flatMap(generatedIndexes)
    .map((address) => [address, 'a category'] as const);
  return new Map([...categories, ...screens, ...pages]);
}

/** The addresses of the generated pages of categories. */
function generatedIndexes(items: readonly SidebarItemConfig[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string' || item.type !== 'category') return [];
    const own = item.link?.type === 'generated-index' ? (item.link.slug ?? []) : [];
    return [own, generatedIndexes(item.items as SidebarItemConfig[])].flat();
  });
}

/** All addresses that answer today, sorted by their characters. */
function presentAddresses(siteDir: string): string[] {
  const written = new Set(findPages(siteDir, currentDocs).map(({ id }) => id));
  const redirects = activeRedirects(readMoved(siteDir), written).map(({ from }) => from);
  return [...new Set([...siteAddresses(siteDir).keys(), ...redirects])].sort();
}

function readPublished(siteDir: string): string[] {
  return fs.readFileSync(path.join(siteDir, publishedFile), 'utf8').split('\n');
}

/** Adds new addresses to the record. Removes none: an address stays published. */
export function recordAddresses(siteDir: string): void {
  const known = readPublished(siteDir).filter((line) => line !== '');
  const all = [...new Set([...known, ...presentAddresses(siteDir)])].sort();
  if (all.join() === known.join()) return;
  fs.writeFileSync(path.join(siteDir, publishedFile), `${all.join('\n')}\n`);
}

/** Addresses that the site has and the record lacks. */
export function unrecordedAddresses(siteDir: string): string[] {
  const known = new Set(readPublished(siteDir));
  return presentAddresses(siteDir).filter((address) => !known.has(address));
}

/** The faults of redirects and of addresses that nothing answers anymore. */
export function addressFindings(siteDir: string): Finding[] {
  const planned = readInventory(siteDir).map(({ id }) => id);
  const problems = redirectProblems(readMoved(siteDir), planned, siteAddresses(siteDir));
  // Vanished addresses can be the consequence of a wrong redirect.
  return problems.length > 0 ? problems : vanishedAddresses(siteDir);
}

/** A finding for each recorded address that nothing answers anymore. */
export function vanishedAddresses(siteDir: string): Finding[] {
  const present = new Set(presentAddresses(siteDir));
  return readPublished(siteDir).flatMap((address, index) =>
    address === '' || present.has(address)
      ? []
      : {
          file: publishedFile,
          line: index + 1,
          problem: `the address ${address} was published, and now it has neither a page nor a redirect`,
          remedy: `move pages with \`npx tsx scripts/move-page.ts OLD NEW\`; or add a row to ${movedFile}: ${address.slice(1)}, a tab, and the id of the page that replaces it. Remove the line only if the address was never on the public site`,
        },
  );
}
