/** Selects the members of a type that pages must show. */
import { groupBy } from '../../../utils/group-by';
import type { CoveredType } from './covered-type';
import type { LeftOut } from './left-out';
import type { Member, TypeMembers } from '../../../content/snippets/model/members';

export interface Operator {
  readonly symbol: string;
  /** The covered type's name. */
  readonly type: string;
  /** The name without its owner: `retry`, `<*>`. */
  readonly name: string;
  /** Whether it is called on a value of the type, not on the companion object. */
  readonly ofInstance: boolean;
  /** The main name if this is a synonym, otherwise its own. Synonyms are covered together. */
  readonly main: string;
  /** Why no page needs to show it; null if pages must show or list it. */
  readonly leftOut: LeftOut['reason'] | 'service' | null;
}

const isOperator = ({ kind }: Member): boolean => ['def', 'val', 'given'].includes(kind);

const split = /^(.*)([#.])([^#.]+|[^\w#.]+)$/;

/** The part after the owner: `zio.Runtime#UnsafeAPI#run` → `run`, `zio.Schedule#&&` → `&&`. */
export const memberName = (symbol: string): string => split.exec(symbol)?.[3] ?? symbol;

/** The part before the name. */
export const ownerName = (symbol: string): string => split.exec(symbol)?.[1] ?? '';

/**
 * A type's operators: its methods and values, but not its nested types and objects.
 * @param reasons full names that are left out by hand
 */
export function operatorsOf(
  type: CoveredType,
  { members }: TypeMembers,
  reasons: ReadonlyMap<string, LeftOut['reason']>,
): Operator[] {
  const operators = members.filter(isOperator);
  const mains = mainNames(operators);
  const has = new Set(operators.map(({ symbol }) => symbol));
  return operators.map((member): Operator => {
    const { symbol, deprecated, accessor } = member;
    const main = mains.get(symbol) ?? symbol;
    const name = memberName(symbol);
    return {
      symbol,
      type: type.name,
      name,
      ofInstance: symbol.at(-name.length - 1) === '#',
      main,
      leftOut:
        reasons.get(symbol) ??
        (deprecated !== undefined ? 'deprecated' : null) ??
        (accessor !== undefined && has.has(accessor) ? 'service' : null) ??
        (main !== symbol ? 'alias' : null),
    };
  });
}

/**
 * Maps each member to the main one of its synonyms: a word is preferred to a symbol, and of two
 * words, the one that others forward to.
 */
function mainNames(members: readonly Member[]): Map<string, string> {
  const known = new Map(members.map((member) => [member.symbol, member]));
  const target = (symbol: string): string => {
    const chain = [symbol];
    for (;;) {
      const { aliasOf, accessor } = known.get(chain.at(-1) ?? '') ?? {};
      const next = accessor ?? aliasOf;
      if (next === undefined || !known.has(next)) return chain.at(-1) ?? symbol;
      // If members forward to each other in a cycle, the first by name is the main one.
      if (chain.includes(next)) return chain.slice(chain.indexOf(next)).sort()[0] ?? symbol;
      chain.push(next);
    }
  };
  const groups = groupBy(known.keys(), target);
  return new Map(
    [...groups].flatMap(([root, symbols]) => {
      const word = [root, ...symbols].find((symbol) => /^\w/.test(memberName(symbol))) ?? root;
      return symbols.map((symbol): [string, string] => [symbol, word]);
    }),
  );
}
