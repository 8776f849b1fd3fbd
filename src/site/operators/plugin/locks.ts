/** Reads the locks of pages with code. */
import fs from 'node:fs';
import path from 'node:path';
import { lockFileOf, readLock } from '../../../content/snippets/lock-files';
import type { PageLock } from '../../../content/snippets/model/lock';

interface Read {
  /** Changes whenever the page or its lock may have changed. */
  readonly stamp: string;
  readonly lock: PageLock | null;
}

/**
 * Returns a function that reads a page's lock. During `npm start`, it reads a lock again only if
 * the page or the lock has changed.
 */
export function lockReader(siteDir: string): (page: string) => PageLock | null {
  const known = new Map<string, Read>();
  return (page) => {
    const stamp = [page, lockFileOf(page)].map((file) => stampOf(siteDir, file)).join();
    const before = known.get(page);
    if (before?.stamp === stamp) return before.lock;
    const lock = provenLock(siteDir, page);
    known.set(page, { stamp, lock });
    return lock;
  };
}

/** Ignores a lock whose page no longer has code. */
function provenLock(siteDir: string, page: string): PageLock | null {
  const text = fs.readFileSync(path.join(siteDir, page), 'utf8');
  return /^\W*(?:```|~~~)scala\b/m.test(text) ? readLock(siteDir, page) : null;
}

function stampOf(siteDir: string, file: string): string {
  const stat = fs.statSync(path.join(siteDir, file), { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size}` : '';
}
