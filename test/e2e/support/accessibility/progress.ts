/** What a check of all pages has already looked at, so that one that was cut short goes on from there. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buildFolder } from '../site';
import type { Run, WindowName } from './audit';

const folder = 'node_modules/.cache/accessibility';

/** A page in a window, with all runs of axe on it. */
interface Visited {
  readonly route: string;
  readonly window: WindowName;
  readonly runs: readonly Run[];
}

/** All that the answers depend on: the files of the build, and those of the check. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const root of [buildFolder, __dirname]) {
    const names = fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
    for (const name of names) {
      const file = path.join(root, name);
      if (fs.statSync(file).isFile()) hash.update(name).update(fs.readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Opens the notes on the build as it is: what was visited before, and what notes another visit. */
export function openProgress(): {
  readonly visited: readonly Visited[];
  readonly note: (visit: Visited) => void;
} {
  const file = path.join(folder, `${fingerprint()}.jsonl`);
  fs.mkdirSync(folder, { recursive: true });
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  // A line is whole once its end is there.
  const lines = text.split('\n').slice(0, -1);
  return {
    visited: lines.map((line) => JSON.parse(line) as Visited),
    note: (visit) => fs.appendFileSync(file, `${JSON.stringify(visit)}\n`),
  };
}
