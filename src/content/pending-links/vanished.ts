import fs from 'node:fs';
import path from 'node:path';
import { bundlerCache } from '../../utils/build-places';

/**
 * Clears the bundler's cache if a page of the last run no longer exists. Cached pages can still
 * link to it, and their own text hasn't changed. Leaves other caches in that folder alone, because
 * the code check may be running.
 *
 * @param written ids of the pages that exist now
 */
export function forgetVanished(
  siteDir: string,
  generatedFilesDir: string,
  written: readonly string[],
): void {
  const record = path.join(generatedFilesDir, 'written-pages.json');
  const now = new Set(written);
  if (readRecord(record).some((id) => !now.has(id))) {
    fs.rmSync(bundlerCache(siteDir), { recursive: true, force: true });
  }
  fs.mkdirSync(generatedFilesDir, { recursive: true });
  fs.writeFileSync(record, JSON.stringify(written));
}

function readRecord(file: string): string[] {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as string[];
  } catch {
    // There was no earlier run, or it was aborted.
    return [];
  }
}
