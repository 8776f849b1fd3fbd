/** Sums up a type's coverage. */
import { levels, type CoveredOperator, type Level } from './coverage';

export interface Tally {
  /** The type's full name. */
  readonly type: string;
  /** The number of all its operators. */
  readonly members: number;
  /** The number of left-out operators by reason. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** The number of operators that pages must show or list; synonyms count once. */
  readonly required: number;
  /** How many of them have each level as their best. */
  readonly at: Readonly<Record<Level, number>>;
  /** Those that no page shows or lists, with the level that they reach. */
  readonly missing: readonly { readonly symbol: string; readonly level: Level }[];
}

const isCovered = (level: Level): boolean => levels.indexOf(level) <= levels.indexOf('listed');

/** The share of a type's required operators that running blocks use, in percent. */
export const runningShare = ({ required, at }: Tally): number =>
  required === 0 ? 100 : (100 * at.running) / required;

/** How many operators of a type pages show or list. */
export const coveredCount = ({ required, missing }: Tally): number => required - missing.length;

/** Sums up the operators of one type. */
export function tally(type: string, operators: readonly CoveredOperator[]): Tally {
  const own = operators.filter((operator) => operator.type === type);
  const groups = new Map<string, CoveredOperator[]>();
  for (const operator of own) {
    groups.set(operator.main, [...(groups.get(operator.main) ?? []), operator]);
  }
  const required = own
    .filter(({ symbol, main, leftOut }) => symbol === main && leftOut === null)
    .map(({ symbol }) => ({ symbol, level: best(groups.get(symbol) ?? []) }));
  const leftOut: Record<string, number> = {};
  for (const { leftOut: reason } of own) {
    if (reason !== null) leftOut[reason] = (leftOut[reason] ?? 0) + 1;
  }
  const count = (level: Level) => required.filter((one) => one.level === level).length;
  return {
    type,
    members: own.length,
    leftOut,
    required: required.length,
    at: Object.fromEntries(levels.map((level) => [level, count(level)])) as Record<Level, number>,
    missing: required.filter(({ level }) => !isCovered(level)),
  };
}

function best(synonyms: readonly CoveredOperator[]): Level {
  return levels[Math.min(...synonyms.map(({ level }) => levels.indexOf(level)))] ?? 'absent';
}
