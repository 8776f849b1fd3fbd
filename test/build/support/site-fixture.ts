/** A small site that is built with the project's own configuration, to see how builds fail and mend. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sections } from '../../../src/config/sections';

const root = path.resolve(__dirname, '../../..');
const copied = [
  'docusaurus.config.ts',
  'package.json',
  'tsconfig.json',
  'versions.json',
  'static',
  'src',
];

/** Takes the place of the check that compares sidebars and catalog with all pages of the project. */
const sitePlan = "export const sitePlan = () => ({ name: 'site-plan' });\n";

const home = 'export default function Home() {\n  return <h1>Home</h1>;\n}\n';

export interface BuildResult {
  /** Whether the command succeeded. */
  readonly ok: boolean;
  /** Everything that it printed, without colours. */
  readonly output: string;
}

export class SiteFixture {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-fixture-'));

  /** A site with the first page of each section, and these files besides. */
  constructor(files: Readonly<Record<string, string>>) {
    for (const name of copied) {
      fs.cpSync(path.join(root, name), path.join(this.folder, name), { recursive: true });
    }
    this.linkModules();
    for (const screen of fs.readdirSync(path.join(this.folder, 'src/pages'))) {
      if (!screen.startsWith('glossary')) this.remove(`src/pages/${screen}`);
    }
    this.write('src/pages/index.tsx', home);
    this.write('src/plugins/site-plan/index.ts', sitePlan);
    const firstPages = sections.map(({ sidebar, to }) => ({ sidebar, id: firstPage(to) }));
    const sidebars = Object.fromEntries(firstPages.map(({ sidebar, id }) => [sidebar, [id]]));
    this.write('sidebars.ts', `export default ${JSON.stringify(sidebars)};\n`);
    for (const { id } of firstPages) this.write(`docs/${id}.mdx`, page(id));
    this.write('versioned_docs/version-1.x/index.mdx', page('1.x'));
    this.write('versioned_sidebars/version-1.x-sidebars.json', JSON.stringify({ docs: ['index'] }));
    for (const [file, text] of Object.entries(files)) this.write(file, text);
  }

  write(file: string, text: string): void {
    const target = path.join(this.folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }

  remove(file: string): void {
    fs.rmSync(path.join(this.folder, file), { recursive: true });
  }

  /** The text of a built file; empty where there is none. */
  built(file: string): string {
    const target = path.join(this.folder, 'build', file);
    return fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : '';
  }

  build(): BuildResult {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
      { cwd: this.folder, encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } },
    );
    return { ok: status === 0, output: `${stdout}\n${stderr}` };
  }

  dispose(): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  /** Links each package, so that the bundler's cache under `node_modules` is the fixture's own. */
  private linkModules(): void {
    const modules = path.join(root, 'node_modules');
    const own = path.join(this.folder, 'node_modules');
    fs.mkdirSync(own);
    for (const name of fs.readdirSync(modules)) {
      if (name !== '.cache') fs.symlinkSync(path.join(modules, name), path.join(own, name));
    }
  }
}

/** The id of the page at a section's address. */
function firstPage(address: string): string {
  const id = address.slice(1);
  return fs.existsSync(path.join(root, 'docs', `${id}.mdx`)) ? id : `${id}/index`;
}

/** A page that obeys the rules, with this body. */
export function page(id: string, body = 'Text.'): string {
  const description = `Read what the page with the id ${id} has to say, and then go on to another page of this small site.`;
  return `---\ntitle: Page\ndescription: ${description}\n---\n\n${body}\n`;
}
