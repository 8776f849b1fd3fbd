/** Watches for saved pages. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { claimsFiles, pageFiles, pagesOf, sharedFiles } from './pages';

// Polling takes milliseconds, and unlike file events it notices files that editors replace.
const lookEveryMs = 300;

/**
 * Watches for saved pages, their claims, and code that pages include, until aborted. Runs one check at a
 * time.
 *
 * @param check called with new and changed pages, and pages that include changed code; an exception
 *   ends the watch
 */
export async function watchPages(
  siteDir: string,
  check: (files: readonly string[]) => Promise<unknown>,
  stop: AbortSignal = new AbortController().signal,
): Promise<void> {
  let known = savedAt(siteDir);
  while (!stop.aborted) {
    await sleep(lookEveryMs);
    const now = savedAt(siteDir);
    const saved = [...now.keys()].filter((file) => now.get(file) !== known.get(file));
    known = now;
    const pages = saved.length > 0 ? pagesOf(siteDir, saved) : [];
    if (pages.length > 0) await check(pages);
  }
}

function savedAt(siteDir: string): Map<string, number> {
  return new Map(
    [...pageFiles(siteDir), ...sharedFiles(siteDir), ...claimsFiles(siteDir)].map((file) => [
      file,
      fs.statSync(path.join(siteDir, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    ]),
  );
}
