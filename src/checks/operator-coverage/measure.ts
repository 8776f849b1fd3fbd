/** Measures how the pages on disk cover the configured types. */
import { leftOuts } from './left-outs';
import { coverage } from './model/coverage';
import { reasonsOf } from './model/left-out';
import { operatorsOf } from './model/operators';
import { tally, type Tally } from './model/tally';
import { readMembers } from '../../content/snippets/members-files';
import { coveringPages } from './pages';
import { coveredTypes } from './types';

export interface Measure {
  /** One for each covered type, in the order of `coveredTypes`. */
  readonly tallies: readonly Tally[];
  /** Entries of the list of left-out operators that no type has, or that a block shows. */
  readonly stale: readonly string[];
}

/**
 * Compares the pages below `siteDir` and their locks with the members files.
 * @throws Error if a members file is missing
 */
export function measure(siteDir: string): Measure {
  const reasons = reasonsOf(leftOuts);
  const operators = coveredTypes.flatMap((type) =>
    operatorsOf(type, readMembers(siteDir, type.name), reasons),
  );
  const sections = [...new Set(coveredTypes.map(({ section }) => section))];
  const covered = coverage(coveredTypes, operators, coveringPages(siteDir, sections));
  const levelOf = new Map(covered.map(({ symbol, level }) => [symbol, level]));
  const stale = [...reasons.keys()].filter((symbol) =>
    ['running', 'compiled', undefined].includes(levelOf.get(symbol)),
  );
  return { tallies: coveredTypes.map(({ name }) => tally(name, covered)), stale };
}
