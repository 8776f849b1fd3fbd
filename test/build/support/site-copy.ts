/**
 * A copy of the project's configuration and code in a separate folder, to build it with other
 * pages.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { firstEditionFile, readFirstEdition } from '../../../src/checks/prose/first-edition';
import { publishedFile } from '../../../src/publishing/redirects/published';
import { judgedFile } from '../../../src/site/search/judged/judged';

const root = path.resolve(__dirname, '../../..');

/** The files that the site is built from, except for its pages and their locks. */
const siteFiles = [
  'docusaurus.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'versions.json',
  'static',
  'src',
] as const;

/** Compares the sidebars and the catalog with the pages, except for those that weren't copied. */
const planFaults = `import { readPlan } from './build';
import { planProblems } from './build/problems';
export const planFaults = (siteDir: string) =>
  planProblems(readPlan(siteDir)).filter((each) => !each.includes(', or write docs/'));
`;

interface BuildResult {
  /** Whether the command succeeded. */
  readonly ok: boolean;
  /** Everything that it printed, without colors. */
  readonly output: string;
}

/**
 * A copy of parts of the project in a temporary folder, which can be built and changed. It may have
 * other pages than the project.
 */
export class SiteCopy {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-copy-'));

  /** @param copied paths of the project to copy, besides the files of every site */
  constructor(copied: readonly string[] = []) {
    for (const name of [...siteFiles, ...copied]) {
      fs.cpSync(path.join(root, name), path.join(this.folder, name), {
        recursive: true,
        // What readers ask is answered by pages that the copy doesn't have, or has with other text.
        filter: (file) => !/[\\/]asked[\\/].*\.tsv$/.test(file),
      });
    }
    this.linkModules();
    this.write('src/site/sidebar/plan-faults.ts', planFaults);
    this.write(judgedFile, '');
    // The copy has other addresses than the project.
    this.write(publishedFile, '');
    // The list of pages that not all rules of prose bind yet, without those that weren't copied.
    const { files } = readFirstEdition(root);
    const isCopied = (file: string): boolean => fs.existsSync(path.join(this.folder, file));
    this.write(firstEditionFile, [...files].filter(isCopied).join('\n'));
  }

  write(file: string, text: string): void {
    const target = path.join(this.folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }

  remove(file: string): void {
    fs.rmSync(path.join(this.folder, file), { recursive: true });
  }

  /** The text of a built file; empty if it doesn't exist. */
  built(file: string): string {
    const target = path.join(this.folder, 'build', file);
    return fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : '';
  }

  /** @param through a command that runs the build, for example in other surroundings */
  build(...through: readonly string[]): BuildResult {
    const [command = '', ...args] = [...through, 'node_modules/.bin/docusaurus', 'build'];
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: this.folder,
      encoding: 'utf8',
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    return { ok: status === 0, output: `${stdout}\n${stderr}` };
  }

  dispose(): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  /** Links each package, so that the copy has its own bundler cache under `node_modules`. */
  private linkModules(): void {
    const modules = path.join(root, 'node_modules');
    const own = path.join(this.folder, 'node_modules');
    fs.mkdirSync(own);
    for (const name of fs.readdirSync(modules)) {
      if (name !== '.cache') fs.symlinkSync(path.join(modules, name), path.join(own, name));
    }
  }
}
