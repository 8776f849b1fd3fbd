/** What the coverage of a type comes to. */
import { levels, type CoveredOperator, type Level } from './coverage';

export interface Tally {
  /** The full name of the type. */
  readonly type: string;
  /** Operators, whatever is said of them. */
  readonly members: number;
  /** By the reason for leaving them out. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** Operators that pages have to show or list, synonyms counted once. */
  readonly required: number;
  /** Of those, how many stand at best at each level. */
  readonly at: Readonly<Record<Level, number>>;
  /** Of those, the ones that no page shows or lists, with what there is of them. */
  readonly missing: readonly { readonly symbol: string; readonly level: Level }[];
}

const isCovered = (level: Level): boolean => levels.indexOf(level) <= levels.indexOf('listed');

/** The share of a type's required operators that stand in a block that runs, in percent. */
export const runningShare = ({ required, at }: Tally): number =>
  required === 0 ? 100 : (100 * at.running) / required;

/** Operators of a type that pages show or list. */
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
