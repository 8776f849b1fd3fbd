/**
 * A small site with the project's configuration, for tests of failing and repeated builds.
 */
import fs from 'node:fs';
import path from 'node:path';
import { firstEditionFile } from '../../../src/checks/prose/first-edition';
import { sections } from '../../../src/config/sections';
import { SiteCopy } from './site-copy';

const root = path.resolve(__dirname, '../../..');

/** A screen of `src/pages` without links. */
const screenText =
  'export default function Screen() {\n  return <main><h1>Screen</h1></main>;\n}\n';

/** Screens that every page links to. */
const screens = ['index', 'which-operator', 'accessibility'];

/** Documents that the footer of every page links to. */
const linkedPages = ['faq', 'events/index', 'adopters', 'contributor-guidelines'];

export class SiteFixture extends SiteCopy {
  /** A site with the first page of each section, and these files. */
  constructor(files: Readonly<Record<string, string>>) {
    super();
    for (const screen of fs.readdirSync(path.join(this.folder, 'src/pages'))) {
      if (!screen.startsWith('glossary')) this.remove(`src/pages/${screen}`);
    }
    this.remove(firstEditionFile);
    for (const screen of screens) this.write(`src/pages/${screen}.tsx`, screenText);
    const firstPages = sections.map(({ sidebar, to }) => ({ sidebar, id: firstPage(to) }));
    const sidebars = Object.fromEntries(firstPages.map(({ sidebar, id }) => [sidebar, [id]]));
    this.write('sidebars.ts', `export default ${JSON.stringify(sidebars)};\n`);
    for (const id of [...firstPages.map(({ id }) => id), ...linkedPages])
      this.write(`docs/${id}.mdx`, page(id));
    this.write('versioned_docs/version-1.x/index.mdx', page('1.x'));
    this.write('versioned_sidebars/version-1.x-sidebars.json', JSON.stringify({ docs: ['index'] }));
    for (const [file, text] of Object.entries(files)) this.write(file, text);
  }
}

/** The id of the page at the address of a section in the project. */
function firstPage(address: string): string {
  const id = address.slice(1);
  return fs.existsSync(path.join(root, 'docs', `${id}.mdx`)) ? id : `${id}/index`;
}

/** A page that follows the rules, with this body. */
export function page(id: string, body = 'Text.'): string {
  const description = `Read what the page with the id ${id} has to say, and then go on to another page of this small site.`;
  return `---\ntitle: The page ${id}\ndescription: ${description}\n---\n\n${body}\n`;
}
