/** Describes the differences between two locks of a page for its author. */
import type { ScalaFence } from './fences';
import type { LockedBlock, PageLock } from './lock';
import type { PageProblem } from './problem';

/** The parts of a locked block, in words for authors. */
export const partNames: Readonly<Record<keyof LockedBlock, string>> = {
  hash: 'the code, or the words on its fence',
  mode: 'its mode',
  status: 'whether it was compiled',
  output: 'its output',
  end: 'how its run ends',
  values: 'its values',
  signatures: 'its signatures',
  refusals: "the compiler's message",
  dependsOn: 'the blocks it needs',
  facts: 'what the compiler reports about its identifiers',
};

/**
 * Differences between a committed lock and the current findings; empty if there are none.
 *
 * @param fences the page's fences, for positions
 */
export function lockDifferences(
  committed: PageLock | null,
  found: PageLock,
  fences: readonly ScalaFence[],
): PageProblem[] {
  const problem = (line: number, message: string) => ({
    file: found.page,
    line,
    column: 1,
    message,
  });
  if (committed === null) return [problem(1, 'the page has no lock file')];
  const problems: PageProblem[] = [];
  for (const key of [
    'scala',
    'scala2',
    'artifacts',
    'absent',
    'classPathHash',
    'sources',
  ] as const) {
    const [was, is] = [committed.checkedAgainst[key], found.checkedAgainst[key]].map(shown);
    if (was !== is)
      problems.push(problem(1, `\`${key}\` is ${was} in the lock file, but ${is} in the check`));
  }
  const [kept, read] = [committed.resources, found.resources].map((one) =>
    JSON.stringify(one ?? []),
  );
  if (kept !== read)
    problems.push(problem(1, 'the resources of the project differ from those in the lock file'));
  const [held, holds] = [committed.claims, found.claims].map((one) => JSON.stringify(one ?? null));
  if (held !== holds) problems.push(problem(1, 'the claims differ from those in the lock file'));
  if (committed.blocks.length !== found.blocks.length) {
    const counts = `${committed.blocks.length} blocks, but the page has ${found.blocks.length}`;
    problems.push(problem(1, `the lock file has ${counts}`));
  }
  found.blocks.forEach((block, index) => {
    const before = committed.blocks[index];
    if (before === undefined) return;
    const [old, now] = [resolved(before, committed), resolved(block, found)];
    const changed = (Object.keys(partNames) as (keyof LockedBlock)[]).filter(
      (key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]),
    );
    if (changed.length === 0) return;
    const named = changed.map((key) => partNames[key]).join(', ');
    const detail = changed
      .filter((key) => key !== 'facts')
      .map((key) => change(old[key], now[key]));
    const line = fences[index]?.fenceLine ?? 1;
    problems.push(problem(line, [`the lock file differs in: ${named}`, ...detail].join('\n')));
  });
  return problems;
}

/** A block whose facts contain names of symbols and types instead of indices. */
function resolved(block: LockedBlock, lock: PageLock): Record<keyof LockedBlock, unknown> {
  const facts = block.facts.map(([line, column, length, symbol, type]) => {
    return [line, column, length, lock.symbols[symbol], lock.types[type]];
  });
  return { ...block, facts };
}

function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value) && value.length > 0) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function change(before: unknown, after: unknown): string {
  const lines = (mark: string, value: unknown) =>
    (typeof value === 'string' ? value : JSON.stringify(value, null, 1))
      .split('\n')
      .map((line) => `  ${mark} ${line}`);
  return [...lines('-', before), ...lines('+', after)].join('\n');
}
