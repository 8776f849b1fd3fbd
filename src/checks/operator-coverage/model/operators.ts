/** What of a type's members the pages have to show. */
import type { CoveredType } from './covered-type';
import type { LeftOut } from './left-out';
import type { Member, TypeMembers } from './members';

export interface Operator {
  readonly symbol: string;
  /** The name of the covered type. */
  readonly type: string;
  /** Without its owner: `retry`, `<*>`. */
  readonly name: string;
  /** Whether it is called on a value of the type rather than on the companion object. */
  readonly ofInstance: boolean;
  /** The operator that it is another name of, or itself. Synonyms are covered together. */
  readonly main: string;
  /** Why no page has to show it; null for one that has to be shown or listed. */
  readonly leftOut: LeftOut['reason'] | 'service' | null;
}

const isOperator = ({ kind }: Member): boolean => ['def', 'val', 'given'].includes(kind);

const split = /^(.*)([#.])([^#.]+|[^\w#.]+)$/;

/** The part after the owner: `zio.Runtime#UnsafeAPI#run` → `run`, `zio.Schedule#&&` → `&&`. */
export const memberName = (symbol: string): string => split.exec(symbol)?.[3] ?? symbol;

/** The part before the name. */
export const ownerName = (symbol: string): string => split.exec(symbol)?.[1] ?? '';

/**
 * The operators of a type: its methods and values, not its types and objects.
 *
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
 * For each member the one whose name stands for its synonyms: a word rather than a sign, and among
 * words the one that does the work.
 */
function mainNames(members: readonly Member[]): Map<string, string> {
  const known = new Map(members.map((member) => [member.symbol, member]));
  const target = (symbol: string): string => {
    const chain = [symbol];
    for (;;) {
      const { aliasOf, accessor } = known.get(chain.at(-1) ?? '') ?? {};
      const next = accessor ?? aliasOf;
      if (next === undefined || !known.has(next)) return chain.at(-1) ?? symbol;
      // Members that forward to each other in a circle have one of them stand for all.
      if (chain.includes(next)) return chain.slice(chain.indexOf(next)).sort()[0] ?? symbol;
      chain.push(next);
    }
  };
  const groups = new Map<string, string[]>();
  for (const { symbol } of members) {
    groups.set(target(symbol), [...(groups.get(target(symbol)) ?? []), symbol]);
  }
  return new Map(
    [...groups].flatMap(([root, symbols]) => {
      const word = [root, ...symbols].find((symbol) => /^\w/.test(memberName(symbol))) ?? root;
      return symbols.map((symbol): [string, string] => [symbol, word]);
    }),
  );
}
