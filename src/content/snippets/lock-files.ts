/** Where the lock files stand, and how they are read. */
import fs from 'node:fs';
import path from 'node:path';
import type { PageLock } from './model/lock';
import { parseLock } from './model/lock-text';

/** The folder of all lock files, relative to the project root. */
export const lockFolder = 'snippets/lock';

/** The lock file of a page; both relative to the project root, with `/`. */
export function lockFileOf(pageFile: string): string {
  return `${lockFolder}/${pageFile}.json`;
}

/** The page that a lock file belongs to; the inverse of {@link lockFileOf}. */
export function pageFileOf(lockFile: string): string {
  return lockFile.slice(lockFolder.length + 1, -'.json'.length);
}

/**
 * The lock of a page, or null where the check has not seen it.
 *
 * @param pageFile relative to `siteDir`, with `/`, e.g. `docs/reference/core/cause.mdx`
 * @throws Error where the file is no lock of this version of the check
 */
export function readLock(siteDir: string, pageFile: string): PageLock | null {
  const file = lockFileOf(pageFile);
  let text: string;
  try {
    text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return parseLock(text, file);
}
