import { execFileSync } from 'node:child_process';
import type { VcsPreset } from '@docusaurus/types';

/**
 * Whether the git history around `siteDir` has usable dates. It doesn't in an unpacked archive (no
 * history) or a shallow clone (its first commit touches every file).
 */
function hasWholeHistory(siteDir: string): boolean {
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
 * Docusaurus's reader of the history: git if there are usable dates, otherwise none. `npm start`
 * uses none, because it would read the history again after every change.
 */
export function pageHistory(siteDir: string): VcsPreset {
  const isShown = process.env.NODE_ENV !== 'development' && hasWholeHistory(siteDir);
  return isShown ? 'git-eager' : 'disabled';
}
