/** What stands in copies of the site in the places of the project's own pages. */
import fs from 'node:fs';
import path from 'node:path';
import type { SiteCopy } from './site-copy';

const root = path.resolve(__dirname, '../../..');

/** A screen of `src/pages` that leads nowhere. */
const screenText =
  'export default function Screen() {\n  return <main><h1>Screen</h1></main>;\n}\n';

/** Puts a screen that leads nowhere in the place of one of `src/pages`. */
export function writeScreen(site: SiteCopy, name: string): void {
  site.write(`src/pages/${name}.tsx`, screenText);
}

/** Lets the archive of the 1.x line have this page alone. */
export function writeArchive(site: SiteCopy, page: string): void {
  site.write('versioned_docs/version-1.x/index.mdx', page);
  site.write('versioned_sidebars/version-1.x-sidebars.json', JSON.stringify({ docs: ['index'] }));
}

/** The id of the page at a section's address, as the project has it. */
export function firstPage(address: string): string {
  const id = address.slice(1);
  return fs.existsSync(path.join(root, 'docs', `${id}.mdx`)) ? id : `${id}/index`;
}
