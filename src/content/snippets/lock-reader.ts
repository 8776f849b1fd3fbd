/** Reads the locks of pages with code. */
import fs from 'node:fs';
import path from 'node:path';
import { lockFileOf, readLock } from './lock-files';
import type { PageLock } from './model/lock';
import { LockError } from './model/lock-text';
import { blockHeadings } from './model/block-headings';

/** What the index needs of a page with code. */
export interface LockedCode {
  readonly lock: PageLock;
  /** The heading above each block. */
  readonly headings: readonly string[];
}

interface Read {
  /** Changes whenever the page or its lock may have changed. */
  readonly stamp: string;
  readonly code: LockedCode | null;
}

/**
 * Returns a function that reads a page's lock. During `npm start`, it reads a lock again only if
 * the page or the lock has changed.
 */
export function lockReader(siteDir: string): (page: string) => LockedCode | null {
  const known = new Map<string, Read>();
  return (page) => {
    const stamp = [page, lockFileOf(page)].map((file) => stampOf(siteDir, file)).join();
    const before = known.get(page);
    if (before?.stamp === stamp) return before.code;
    const code = provenCode(siteDir, page);
    known.set(page, { stamp, code });
    return code;
  };
}

/**
 * Ignores a lock whose page no longer has code, or is gone; and one that the check didn't write,
 * which the data rules refuse.
 */
function provenCode(siteDir: string, page: string): LockedCode | null {
  try {
    const headings = blockHeadings(fs.readFileSync(path.join(siteDir, page), 'utf8'));
    const lock = headings.length > 0 ? readLock(siteDir, page) : null;
    return lock && { lock, headings };
  } catch (error) {
    if (error instanceof LockError || !fs.existsSync(path.join(siteDir, page))) return null;
    throw error;
  }
}

function stampOf(siteDir: string, file: string): string {
  const stat = fs.statSync(path.join(siteDir, file), { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size}` : '';
}
