/**
 * Builds the site beside the development server: one build at a time, and none outlives the server.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { backgroundEnvironment, finishedSite, unfinishedSite } from '../../utils/build-places';

/** Docusaurus's command, from the folder of the site. */
const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
/** Milliseconds without a change after which a build begins. */
const calm = 1000;
/**
 * Milliseconds between two words of how far a build is, which also reach those who come while it
 * runs.
 */
const interval = 1000;

/**
 * As the server was started with: Docusaurus and the configuration tell each other about the server
 * in it.
 */
const environment = { ...process.env };

interface Events {
  /** How far the build is, in percent; 100 is a finished one. */
  readonly progress: [percent: number];
  /** A build has ended, whether it succeeded or not. */
  readonly end: [];
}

export class BackgroundBuild extends EventEmitter<Events> {
  /** What the last build that succeeded has written. */
  readonly folder: string;
  /** Where none has succeeded yet, today or on another day, the end of the first. */
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

  /** Has the site built once nothing has changed for a moment. */
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
    // Two compilations run side by side, and what they say of how far they are goes up and down.
    child.on('message', (message) => (percent = Math.max(percent, Number(message))));
    const clock = setInterval(() => this.emit('progress', percent), interval);
    const [status] = (await once(child, 'close')) as [number | null];
    clearInterval(clock);
    if (status === 0) {
      this.publish();
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

  private publish(): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
    fs.renameSync(path.join(this.siteDir, unfinishedSite), this.folder);
  }
}
