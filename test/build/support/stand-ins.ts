/** Replacement pages for copies of the site. */
import fs from 'node:fs';
import path from 'node:path';
import type { SiteCopy } from './site-copy';

const root = path.resolve(__dirname, '../../..');

/** A screen of `src/pages` without links. */
const screenText =
  'export default function Screen() {\n  return <main><h1>Screen</h1></main>;\n}\n';

/** Replaces a screen of `src/pages` by one without links. */
export function writeScreen(site: SiteCopy, name: string): void {
  site.write(`src/pages/${name}.tsx`, screenText);
}

/** Makes this page the only one in the archive of 1.x. */
export function writeArchive(site: SiteCopy, page: string): void {
  site.write('versioned_docs/version-1.x/index.mdx', page);
  site.write('versioned_sidebars/version-1.x-sidebars.json', JSON.stringify({ docs: ['index'] }));
}

/** The id of the page at the address of a section in the project. */
export function firstPage(address: string): string {
  const id = address.slice(1);
  return fs.existsSync(path.join(root, 'docs', `${id}.mdx`)) ? id : `${id}/index`;
}
