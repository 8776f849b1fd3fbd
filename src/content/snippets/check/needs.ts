/**
 * Blocks whose run needs a server that isn't available. They are compiled, and their lock keeps the
 * results of the last run.
 */
import type { ScalaFence } from '../model/fences';
import type { PageLock } from '../model/lock';
import { checkCommand, type PageProblem } from '../model/problem';
import type { PlannedPage } from './plan';

/** Blocks of a page that were compiled instead of run. */
export function waitingBlocks({ page, modes }: PlannedPage): readonly ScalaFence[] {
  return page.fences.filter(
    ({ index, words }) => words.needs !== null && modes[index] === 'compile',
  );
}

/** Problem for a block that isn't in the lock and can't be run here. */
export function notRun(
  file: string,
  { words, fenceLine }: ScalaFence,
  lock: PageLock,
): PageProblem {
  const command = `${checkCommand(file, lock.checkedAgainst.sources)} --needs ${words.needs}`;
  const message = `this version of the block has not been run yet, because it needs a server. Run: ${command}`;
  return { file, line: fenceLine, column: 1, message };
}

/** Message at the end of a run that lists these pages. */
export function waitingText(pages: readonly PlannedPage[]): string {
  const blocks = pages.flatMap((planned) =>
    [planned, planned.claims ?? []]
      .flat()
      .flatMap((one) =>
        waitingBlocks(one).map(
          ({ fenceLine, words }) => `  ${one.page.file}:${fenceLine}: needs ${words.needs}`,
        ),
      ),
  );
  return [
    'Compiled but not run, because these blocks need a server that you did not name with --needs (their lock files hold an earlier run):',
    ...blocks,
  ].join('\n');
}
