/** Locates and reads lock files. */
import fs from 'node:fs';
import path from 'node:path';
import type { PageLock } from './model/lock';
import { parseLock } from './model/lock-text';

/** Folder of all lock files, relative to the project root. */
export const lockFolder = 'snippets/lock';

/** Lock file of a page; both paths are relative to the project root, with `/`. */
export function lockFileOf(pageFile: string): string {
  return `${lockFolder}/${pageFile}.json`;
}

/** Page of a lock file; the inverse of {@link lockFileOf}. */
export function pageFileOf(lockFile: string): string {
  return lockFile.slice(lockFolder.length + 1, -'.json'.length);
}

/**
 * Lock of a page; null if the page hasn't been checked.
 *
 * @param pageFile relative to `siteDir`, with `/`, e.g. `docs/reference/core/cause.mdx`
 * @throws LockError if the check didn't write this file for this page
 */
export function readLock(siteDir: string, pageFile: string): PageLock | null {
  const file = lockFileOf(pageFile);
  const target = path.join(siteDir, file);
  return fs.existsSync(target) ? parseLock(fs.readFileSync(target, 'utf8'), file, pageFile) : null;
}
