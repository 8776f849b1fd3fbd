/** When pages last changed, from git. */
import { execFileSync } from 'node:child_process';
import type { VcsPreset } from '@docusaurus/types';

/**
 * Whether the dates of the history that `siteDir` stands in can be shown: not where there is none
 * (an unpacked archive), nor where it is shallow, since a clone's first commit has touched every
 * file.
 */
export function hasWholeHistory(siteDir: string): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}

/**
 * Docusaurus's way of reading the history: git where dates can be shown, else none. `npm start`
 * reads none, for it would be read again at every change.
 */
export function pageHistory(siteDir: string): VcsPreset {
  const isShown = process.env.NODE_ENV !== 'development' && hasWholeHistory(siteDir);
  return isShown ? 'git-eager' : 'disabled';
}
