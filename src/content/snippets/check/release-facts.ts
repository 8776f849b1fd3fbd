import { problemText, type PageProblem } from '../model/problem';
import type { Run } from './run';

/**
 * Facts about the pinned releases that are committed beside the locks. A run holds them too: brings
 * them up to date where it writes locks, and compares them where it compares those of all pages.
 */
export type ReleaseFacts = (
  run: Run,
) => Promise<{ readonly changed: number; readonly problems: readonly PageProblem[] }>;

/**
 * Holds the facts of a run, prints what is wrong with them or changed in them, and says how many
 * are wrong.
 */
export async function holdFacts(run: Run, releaseFacts: readonly ReleaseFacts[]): Promise<number> {
  let wrong = 0;
  for (const hold of releaseFacts) {
    const { changed, problems } = await hold(run);
    problems.forEach((problem) => run.terminal.say(problemText(problem)));
    if (changed > 0) {
      run.terminal.say(`${changed} ${changed === 1 ? 'file' : 'files'} of members changed`);
    }
    wrong += problems.length;
  }
  return wrong;
}
