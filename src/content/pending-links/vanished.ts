import fs from 'node:fs';
import path from 'node:path';
import { bundlerCache } from '../../utils/build-places';

/**
 * Clears the bundler's cache when a page that the last run knew has gone: pages that link to it are
 * cached with a link that now leads nowhere, and nothing in their own text has changed. What else
 * is cached there stays: the code check may run.
 *
 * @param written the ids of the pages that are there now
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
    // No run before this one, or one that was cut short.
    return [];
  }
}
