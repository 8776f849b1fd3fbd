/** Determines how the pages cover the operators of types. */
import type { ScalaFence } from '../../../content/snippets/model/fences';
import type { PageLock } from '../../../content/snippets/model/lock';
import type { CoveredType } from './covered-type';
import { nameIndex } from './name-index';
import type { Operator } from './operators';
import type { Sentence } from './sentences';

/** From best to worst: in a block that runs, in one that compiles, in its own sentence, … */
export const levels = [
  'running',
  'compiled',
  'listed',
  'signature',
  'mentioned',
  'absent',
] as const;

/**
 * `running` and `compiled`: a block of that kind uses it. `listed`: a sentence, table row or list
 * item names it and at most one other operator. `signature`: only a `scala api` block has it.
 * `mentioned`: only in passing.
 */
export type Level = (typeof levels)[number];

/** The parts of a page that count for coverage. */
export interface CoveringPage {
  /** The id, such as `reference/fiber/fiber`. */
  readonly id: string;
  readonly lock: PageLock | null;
  /** The Scala blocks whose signatures are in a table with descriptions. */
  readonly described: readonly ScalaFence['index'][];
  readonly sentences: readonly Sentence[];
}

export interface CoveredOperator extends Operator {
  readonly level: Level;
}

/** Code with fewer words around it isn't a sentence. */
const fewestWords = 3;
/** A sentence with more operators isn't about any of them. */
const mostOperators = 2;

/** The operators, each with the best level that the pages of its type's section reach. */
export function coverage(
  types: readonly CoveredType[],
  operators: readonly Operator[],
  pages: readonly CoveringPage[],
): CoveredOperator[] {
  const resolve = nameIndex(types, operators);
  const sections = new Map(types.map(({ name, section }) => [name, `${section}/`]));
  const typeOf = new Map(operators.map(({ symbol, type }) => [symbol, type]));
  const best = new Map<string, Level>();
  for (const page of pages) {
    const note = (symbol: string, level: Level): void => {
      const section = sections.get(typeOf.get(symbol) ?? '');
      if (section === undefined || !page.id.startsWith(section)) return;
      const before = best.get(symbol) ?? 'absent';
      if (levels.indexOf(level) < levels.indexOf(before)) best.set(symbol, level);
    };
    noteBlocks(page, note);
    for (const { code, words } of page.sentences) {
      const named = new Set(code.flatMap((one) => resolve(one, page.id)));
      const names = new Set([...named].map(({ name }) => name));
      const isOwn = words >= fewestWords && names.size <= mostOperators;
      named.forEach(({ symbol }) => note(symbol, isOwn ? 'listed' : 'mentioned'));
    }
  }
  return operators.map((operator) => ({
    ...operator,
    level: best.get(operator.symbol) ?? 'absent',
  }));
}

function noteBlocks(
  { lock, described }: CoveringPage,
  note: (symbol: string, level: Level) => void,
) {
  lock?.blocks.forEach(({ mode, status, facts, signatures }, index) => {
    if (status !== 'compiled') return;
    const level = mode === 'run' || mode === 'values' ? 'running' : 'compiled';
    for (const fact of facts) note(lock.symbols[fact[3]] ?? '', level);
    const listed = described.includes(index) ? 'listed' : 'signature';
    for (const { symbol } of signatures) note(symbol, listed);
  });
  // Claims are run, too, and their names are at the foot of the page.
  for (const symbol of lock?.claims?.uses ?? []) note(symbol, 'running');
}
