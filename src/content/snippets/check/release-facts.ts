import { problemText, type PageProblem } from '../model/problem';
import type { Run } from './run';

/**
 * Facts on the pinned releases, committed next to the locks. A run that writes locks updates them;
 * a run that compares all pages compares them too.
 */
export type ReleaseFacts = (
  run: Run,
) => Promise<{ readonly changed: number; readonly problems: readonly PageProblem[] }>;

/**
 * Updates or compares the facts of a run, and prints changes and problems. Returns the number of
 * problems.
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
