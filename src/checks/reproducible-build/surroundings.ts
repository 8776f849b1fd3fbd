/** Two places to build the site in that have nothing in common but the sources. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** How far the clock of the second place is ahead, in milliseconds: into another year. */
const ahead = 400 * 24 * 60 * 60 * 1000;

const clock = `const ahead = ${ahead};
const Real = Date;
const now = () => Real.now() + ahead;
globalThis.Date = new Proxy(Real, {
  construct: (target, args, self) => Reflect.construct(target, args.length ? args : [now()], self),
  apply: () => new Real(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
`;

export interface Place {
  readonly siteDir: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Clones what is committed into a new folder, with packages of its own and no caches. */
export function makePlace(siteDir: string, name: string, isLater: boolean): Place {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  const clone = path.join(folder, name);
  execFileSync('git', ['clone', '--quiet', siteDir, clone]);
  copyPackages(path.join(siteDir, 'node_modules'), path.join(clone, 'node_modules'));
  const home = path.join(folder, 'home');
  fs.mkdirSync(home);
  const env = { ...process.env, HOME: home, USER: name, LOGNAME: name, HOSTNAME: name };
  if (!isLater) return { siteDir: clone, env: { ...env, TZ: 'UTC', LANG: 'C.UTF-8' } };
  const preload = path.join(folder, 'clock.cjs');
  fs.writeFileSync(preload, clock);
  const NODE_OPTIONS = `${process.env['NODE_OPTIONS'] ?? ''} --require ${preload}`.trim();
  return { siteDir: clone, env: { ...env, NODE_OPTIONS, TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8' } };
}

/** Links where the file system can, since there are tens of thousands of files. */
function copyPackages(from: string, to: string): void {
  const linked = spawnSync('cp', ['-al', from, to], { stdio: 'ignore' });
  if (linked.status !== 0) fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  fs.rmSync(path.join(to, '.cache'), { recursive: true, force: true });
}

/**
 * Runs commands of `package.json` in a place, the build first; returns the folder of the output. Throws with what the one that
 * failed printed.
 */
export function build({ siteDir, env }: Place, commands: readonly string[]): string {
  for (const command of commands) {
    const { status, stdout, stderr } = spawnSync('npm', ['run', command], {
      cwd: siteDir,
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${command} in ${siteDir} failed:\n${stdout}\n${stderr}`);
  }
  return path.join(siteDir, 'build');
}
