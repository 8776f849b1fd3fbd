/**
 * Builds the site next to the development server. One build runs at a time, and it ends with the
 * server.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { backgroundEnvironment, finishedSite, unfinishedSite } from '../../utils/build-places';

/** The `docusaurus` command, relative to the site's folder. */
const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
/** How many milliseconds must pass without a change before a build starts. */
const calm = 1000;
/**
 * Milliseconds between two progress reports. They are repeated for pages that open during a build.
 */
const interval = 1000;

/**
 * The environment at the server's start. Docusaurus and the configuration add variables of their
 * own, which must not reach the build.
 */
const environment = { ...process.env };

/**
 * Emits the build's `progress`, where 100 % means finished, and `end` when a build has ended,
 * successfully or not.
 */
export class BackgroundBuild extends EventEmitter<{ progress: [percent: number]; end: [] }> {
  /** The folder with the output of the last successful build. */
  readonly folder: string;
  /** Resolves when the first build ends; already resolved if an earlier run left a build. */
  readonly firstEnd: Promise<unknown>;
  private child: ChildProcess | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isOutdated = false;

  constructor(private readonly siteDir: string) {
    super();
    this.folder = path.join(siteDir, finishedSite);
    this.firstEnd = this.hasBuilt() ? Promise.resolve() : once(this, 'end');
    process.once('exit', () => this.child?.kill('SIGKILL'));
  }

  /** Requests a build, which starts after a moment without changes. */
  request(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.isOutdated = true;
      if (!this.child) void this.run();
    }, calm);
  }

  private hasBuilt(): boolean {
    return fs.existsSync(this.folder);
  }

  private async run(): Promise<void> {
    this.isOutdated = false;
    if (!this.hasBuilt())
      logger.info('Preparing the search and everything else that is made from built pages …');
    const start = performance.now();
    const child = fork(docusaurus, ['build', '--out-dir', unfinishedSite], {
      cwd: this.siteDir,
      env: { ...environment, ...backgroundEnvironment, NODE_ENV: 'production' },
      execArgv: [],
      silent: true,
    });
    this.child = child;
    if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data: Buffer) => (output += data.toString()));
    }
    let percent = 0;
    // Two compilations report in parallel, so their numbers go up and down.
    child.on('message', (message) => (percent = Math.max(percent, Number(message))));
    const clock = setInterval(() => this.emit('progress', percent), interval);
    const [status] = (await once(child, 'close')) as [number | null];
    clearInterval(clock);
    if (status === 0) {
      fs.rmSync(this.folder, { recursive: true, force: true });
      fs.renameSync(path.join(this.siteDir, unfinishedSite), this.folder);
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      logger.success(
        `The search and everything else that is made from built pages are up to date (${seconds} s).`,
      );
      this.emit('progress', 100);
    } else {
      logger.error(
        `The build failed, so the search and everything else that is made from built pages have not been updated:\n${output}`,
      );
    }
    this.child = undefined;
    this.emit('end');
    if (this.isOutdated) void this.run();
  }
}
