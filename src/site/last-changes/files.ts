/** Finds when files last changed, from the same history as the pages' dates. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { VcsConfig } from '@docusaurus/types';

/** Milliseconds since 1970; `undefined` if the history has no date. */
export type Time = number | undefined;

/** The latest of some times. */
export function newest(times: Iterable<Time | null>): Time {
  const known = [...times].filter((time) => typeof time === 'number');
  return known.length > 0 ? Math.max(...known) : undefined;
}

/**
 * Returns a function that finds the date of the latest change in some files and folders of the site.
 * @param vcs Docusaurus's reader of the history: `siteConfig.future.experimental_vcs`
 */
export function lastChangeIn(siteDir: string, vcs: VcsConfig) {
  return async (paths: readonly string[]): Promise<Time> => {
    const files = await Promise.all(paths.map((name) => filesAt(path.join(siteDir, name))));
    const changes = await Promise.all(files.flat().map((file) => vcs.getFileLastUpdateInfo(file)));
    return newest(changes.map((change) => change?.timestamp));
  };
}

/** The file at a path, or all files in the folder there; empty if neither exists. */
async function filesAt(place: string): Promise<string[]> {
  const stats = await fs.stat(place).catch(() => undefined);
  if (!stats?.isDirectory()) return stats ? [place] : [];
  const entries = await fs.readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
