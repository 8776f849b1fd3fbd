/** Calls back with the pages that an author saves. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pageFiles, pagesOf, sharedFiles } from './pages';

// Looking costs milliseconds, and unlike the system's notices it sees files that editors replace.
const lookEveryMs = 300;

/**
 * Looks for saved pages, and saved code that pages include, until told to stop; one check at a
 * time.
 *
 * @param check called with the new and changed pages, and those that include changed code; what it
 *   throws ends the watch
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
    [...pageFiles(siteDir), ...sharedFiles(siteDir)].map((file) => [
      file,
      fs.statSync(path.join(siteDir, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    ]),
  );
}
