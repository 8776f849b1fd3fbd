/** What a check of all pages has already looked at, so that it goes on from there when it is run again. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileOf } from '../site';
import type { Run, WindowName } from './audit';

const folder = 'node_modules/.cache/accessibility';

/** All runs of axe on a page in a window. */
export interface Visit {
  readonly route: string;
  readonly window: WindowName;
  readonly runs: readonly Run[];
}

interface Noted extends Visit {
  /** Of the page as it was. */
  readonly fingerprint: string;
}

const hashOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};

/** The check itself, and the code of the site, which draws what opens on a page. */
function codeFingerprint(): string {
  const files = [__dirname, 'src'].flatMap((root) =>
    fs
      .readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|css)$/.test(name))
      .sort()
      .map((name) => path.join(root, name)),
  );
  return hashOf(...files.map((file) => fs.readFileSync(file)));
}

/** The visits of earlier runs to pages that are the same now, and what notes another one. */
export function openProgress(): {
  readonly visits: readonly Visit[];
  readonly note: (visit: Visit) => void;
} {
  const file = path.join(folder, `${codeFingerprint()}.jsonl`);
  fs.mkdirSync(folder, { recursive: true });
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const fingerprint = (route: string): string => hashOf(fs.readFileSync(fileOf(route)));
  // A line is whole once its end is there.
  const noted = text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Noted);
  return {
    visits: noted.filter((visit) => visit.fingerprint === fingerprint(visit.route)),
    note: (visit) => {
      const line: Noted = { ...visit, fingerprint: fingerprint(visit.route) };
      fs.appendFileSync(file, `${JSON.stringify(line)}\n`);
    },
  };
}
