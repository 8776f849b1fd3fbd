import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { findingsError, messageError } from '../../utils/validation/finding';
import { requireFresh, requireTypeScript } from '../../utils/require-typescript';
import type * as PageRules from '../page-rules';
import { sourceFaults } from './faults';

const name = 'sources';
const heading = 'The sources have to be fixed.';

const rulesFolder = path.join(__dirname, '../page-rules');
/** The folders that the checks read. */
const folders = ['docs', 'versioned_docs', 'static', 'src', 'snippets'];

/**
 * Stops a build if pages, data, redirects, or other sources have faults: throws one error that lists
 * all of them. `npm start` shows them in the browser and in the terminal until they're fixed.
 */
export default function sources({ siteDir }: LoadContext): Plugin {
  if (process.env.NODE_ENV === 'development') return new Watch(siteDir).plugin();
  const faults = [...new Set([...sourceFaults(siteDir)].flat())].sort();
  if (faults.length > 0) throw messageError(heading, faults);
  return { name };
}

/**
 * Checks the sources each time that one of them is saved. The browser and the terminal show the
 * errors of a compilation, so what the checks find becomes one of them.
 */
class Watch {
  /** What each check has found last. */
  private found: string[][] = [];
  /** The faults that the last compilation got. */
  private shown: readonly string[] = [];
  /** The pages whose own faults the bundler shows. */
  private readonly refused = new Set<string>();
  private rules = requireTypeScript<typeof PageRules>(rulesFolder);
  private child: ChildProcess | undefined;
  private state: 'compiling' | 'idle' | 'again' = 'idle';

  constructor(private readonly siteDir: string) {}

  plugin(): Plugin {
    const options = {
      faultOf: (saved: string) => this.faultOf(saved),
      folders: folders.map((each) => path.join(this.siteDir, each)),
    };
    const use = [{ loader: path.join(__dirname, 'loader.js'), options }];
    return {
      name,
      configureWebpack: () => ({
        module: { rules: [{ resource: /\.mdx?$/, enforce: 'pre', use }] },
        plugins: [{ apply: (bundler: Compiler) => this.join(bundler) }],
      }),
    };
  }

  /** The faults that a page has of its own, which Docusaurus would explain worse. */
  private faultOf(page: string): Error | undefined {
    const file = path.relative(this.siteDir, page).split(path.sep).join('/');
    const findings = this.rules.findingsOfPage(this.siteDir, file);
    this.refused.delete(page);
    if (findings.length === 0) return undefined;
    this.refused.add(page);
    return findingsError('The page has to be fixed.', findings);
  }

  private join(bundler: Compiler): void {
    const { hooks } = bundler;
    hooks.watchRun.tap(name, ({ modifiedFiles }) => {
      const code = path.join(this.siteDir, 'src');
      if ([...(modifiedFiles ?? [])].some((file) => file.startsWith(code))) this.readAgain();
      this.found = this.found.map((faults) =>
        faults.filter((each) => !modifiedFiles?.has(this.fileOf(each))),
      );
      if (this.state !== 'again' || modifiedFiles?.size) this.checkAll(bundler);
      this.state = 'compiling';
    });
    hooks.thisCompilation.tap(name, (compilation) => {
      for (const each of folders)
        compilation.contextDependencies.add(path.join(this.siteDir, each));
      for (const each of this.found.flat()) compilation.fileDependencies.add(this.fileOf(each));
      compilation.hooks.processAssets.tap(name, () => {
        this.shown = this.toShow();
        if (this.shown.length > 0)
          compilation.errors.push(messageError(heading, this.shown) as never);
      });
    });
    hooks.done.tap(name, () => {
      this.state = 'idle';
      setImmediate(() => this.update(bundler));
    });
  }

  private readAgain(): void {
    try {
      this.rules = requireFresh(rulesFolder);
    } catch {
      // The process that checks everything reports data that can't be loaded.
    }
  }

  private readonly fileOf = (fault: string): string =>
    path.join(this.siteDir, fault.split(':', 1)[0] ?? '');

  private toShow(): string[] {
    const faults = [...new Set(this.found.flat())].sort();
    return faults.filter((each) => !this.refused.has(this.fileOf(each)));
  }

  /** Compiles again, although nothing has changed, if the last compilation got other faults. */
  private update({ watching }: Compiler): void {
    if (this.state !== 'idle' || isDeepStrictEqual(this.toShow(), this.shown)) return;
    this.state = 'again';
    watching?.invalidate();
  }

  /** Runs all checks in a process of its own, which reads everything as it is now. */
  private checkAll(bundler: Compiler): void {
    this.child?.kill();
    const child = fork(path.join(__dirname, 'command.ts'), {
      cwd: this.siteDir,
      execArgv: ['--import', 'tsx'],
      silent: true,
    });
    this.child = child;
    let checked = 0;
    let output = '';
    child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
    child.on('message', (found) => {
      if (child !== this.child) return;
      this.found[checked++] = found as string[];
      this.update(bundler);
    });
    child.once('close', (status) => {
      if (child !== this.child || status === null) return;
      // What is left is of an earlier run; or there is code that can't be loaded.
      this.found.splice(checked, Infinity, ...(status === 0 ? [] : [[output]]));
      this.update(bundler);
    });
  }
}
