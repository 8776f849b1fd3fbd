/** Matches the blocks of a page with those in its lock. */
import type { ScalaFence } from './fences';
import { blockHash } from './hash';
import type { LockedBlock, PageLock } from './lock';
import { checkCommand, type PageProblem } from './problem';

export interface MatchedBlocks {
  /** For each fence, its block in the lock; null if the lock doesn't contain it. */
  readonly blocks: readonly (LockedBlock | null)[];
  /** Empty if the lock matches the whole page. */
  readonly problems: readonly PageProblem[];
}

/**
 * Finds the block in the lock for each Scala fence of a page. Blocks keep their order, so unchanged
 * blocks are still found after others are added, removed or edited; `npm start` relies on that.
 *
 * @param file the page's file relative to the project root
 * @param fences all Scala fences of the page, in order
 * @param lock the page's lock; null if there is none
 */
export function matchBlocks(
  file: string,
  fences: readonly ScalaFence[],
  lock: PageLock | null,
): MatchedBlocks {
  const problem = (fence: ScalaFence, what: string): PageProblem => {
    const column = fence.node.position?.start.column ?? 1;
    const message = `${what}. Run: ${checkCommand(file, lock?.checkedAgainst.sources)}`;
    return { file, line: fence.fenceLine, column, message };
  };
  const hashes = (lock?.blocks ?? []).map((block) => block.hash);
  const problems: PageProblem[] = [];
  let next = 0;
  const blocks = fences.map((fence): LockedBlock | null => {
    const at = hashes.indexOf(blockHash(fence), next);
    if (at < 0) {
      problems.push(problem(fence, 'this Scala block is new, or has changed since the last check'));
      return null;
    }
    if (at > next && problems.length === 0) {
      problems.push(problem(fence, 'the lock file has another block before this one'));
    }
    next = at + 1;
    return lock?.blocks[at] ?? null;
  });
  const last = fences.at(-1);
  if (next < hashes.length && problems.length === 0 && last !== undefined) {
    problems.push(problem(last, 'the lock file has another block after this one'));
  }
  return { blocks, problems };
}
