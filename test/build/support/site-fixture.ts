/**
 * A small site with the project's configuration, for tests of failing and repeated builds.
 */
import fs from 'node:fs';
import path from 'node:path';
import { sections } from '../../../src/config/sections';
import { SiteCopy, siteFiles } from './site-copy';
import { firstPage, writeArchive, writeScreen } from './stand-ins';

/** Screens that every page links to. */
const screens = ['index', 'which-operator', 'accessibility'];

/** Documents that the footer of every page links to. */
const linkedPages = ['faq', 'events/index', 'adopters', 'contributor-guidelines'];

export class SiteFixture extends SiteCopy {
  /** A site with the first page of each section, and these files. */
  constructor(files: Readonly<Record<string, string>>) {
    super(siteFiles, 'site-fixture-');
    for (const screen of fs.readdirSync(path.join(this.folder, 'src/pages'))) {
      if (!screen.startsWith('glossary')) this.remove(`src/pages/${screen}`);
    }
    for (const screen of screens) writeScreen(this, screen);
    this.withoutPlan();
    const firstPages = sections.map(({ sidebar, to }) => ({ sidebar, id: firstPage(to) }));
    const sidebars = Object.fromEntries(firstPages.map(({ sidebar, id }) => [sidebar, [id]]));
    this.write('sidebars.ts', `export default ${JSON.stringify(sidebars)};\n`);
    for (const id of [...firstPages.map(({ id }) => id), ...linkedPages])
      this.write(`docs/${id}.mdx`, page(id));
    writeArchive(this, page('1.x'));
    for (const [file, text] of Object.entries(files)) this.write(file, text);
  }
}

/** A page that follows the rules, with this body. */
export function page(id: string, body = 'Text.'): string {
  const description = `Read what the page with the id ${id} has to say, and then go on to another page of this small site.`;
  return `---\ntitle: Page\ndescription: ${description}\n---\n\n${body}\n`;
}
