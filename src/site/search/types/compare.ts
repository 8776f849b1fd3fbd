/** Compares a type that a reader typed with an operator's type. */
import type { Declarations, OperatorType } from './operator';
import { functionName, tupleName, type Type, unknown } from './type';

/** The typed parameters and result; no result if the reader left it open. */
export interface AskedType {
  readonly params: readonly Type[];
  readonly result: Type;
}

/** What each difference costs. Types that are equal up to names cost nothing. */
const costs = {
  /** `Any` or `Nothing` in place of a channel that an operator leaves open, or the reverse. */
  extreme: 0.2,
  /** A type that extends the other one. */
  subtype: 0.3,
  /** A typed type in place of an operator's variable. */
  instance: 0.5,
  /** Two of the operator's variables that are the same in the query. */
  merged: 0.4,
  /** An operator's variable that is two variables in the query. */
  split: 0.8,
  /** An operator's type in place of a variable of the query. */
  special: 1.5,
  /** Other types. */
  other: 3,
  /** The operator returns whatever type it's asked for. */
  anyResult: 2,
  /** A result that wasn't typed. */
  noResult: 0.3,
  /** A parameter that wasn't typed. */
  further: 1.6,
  furtherWithDefault: 0.3,
  /** A parameter before one that was typed earlier. */
  order: 0.05,
} as const;

/** Results that cost as much aren't shown. */
export const mostCost = 3;

/** Supertypes of the standard library and of ZIO that readers often type instead. */
const supertypes: Readonly<Record<string, readonly string[]>> = {
  Iterable: ['Chunk', 'List', 'Map', 'NonEmptyChunk', 'Seq', 'Set', 'Vector'],
  Seq: ['Chunk', 'List', 'NonEmptyChunk', 'Vector'],
  Chunk: ['NonEmptyChunk'],
  Dequeue: ['Queue'],
  Enqueue: ['Hub', 'Queue'],
  Throwable: ['Exception', 'IOException', 'NoSuchElementException', 'TimeoutException'],
  ZIO: ['Exit'],
};

/** Which type has to be a subtype of the other: the operator's, the typed one, or both. */
type Side = 'operator' | 'asked' | 'both';
const opposite = { operator: 'asked', asked: 'operator', both: 'both' } as const;

const isExtreme = ({ name }: Type): boolean => name === 'Any' || name === 'Nothing';
const isSame = (a: Type, b: Type): boolean =>
  a.name === b.name &&
  a.args.length === b.args.length &&
  a.args.every((arg, i) => isSame(arg, b.args[i]!));
/** A name of one letter, or in lower case, is a variable: `A`, `E1`, `a`. */
const isVariable = ({ name, args }: Type): boolean =>
  args.length === 0 && /^(?:[A-Z]\d?|[a-z]\w*)$/.test(name);

/** A comparison with the types that variables stand for so far. */
class Comparison {
  constructor(
    private readonly operator: OperatorType,
    private readonly classes: Declarations['classes'],
    /** The typed types of the operator's variables. */
    private readonly given = new Map<string, Type>(),
    /** The operator's types of the query's variables. */
    private readonly taken = new Map<string, Type>(),
  ) {}

  copy(): Comparison {
    return new Comparison(this.operator, this.classes, new Map(this.given), new Map(this.taken));
  }

  /** The cost of the differences between a typed type and the operator's type at the same place. */
  cost(asked: Type, own: Type, side: Side): number {
    if (asked.name === '?' || own.name === '?') return 0;
    if (this.operator.variables.has(own.name)) return this.costOfVariable(asked, own, side);
    const [low, high] = side === 'operator' ? [own, asked] : [asked, own];
    if (asked.name === '&' || own.name === '&') return this.costOfParts(asked, own, side);
    if (asked.name === own.name) return this.costOfArgs(asked, own, side);
    if (side !== 'both' && (low.name === 'Nothing' || high.name === 'Any')) return costs.extreme;
    if (isVariable(asked)) {
      const before = this.taken.get(asked.name);
      this.taken.set(asked.name, own);
      return before === undefined || isSame(before, own) ? costs.special : costs.other;
    }
    const isBelow = (a: Type, b: Type): boolean =>
      (a.name.startsWith(`${b.name}.`) && !a.name.endsWith('PartiallyApplied')) ||
      supertypes[b.name]?.includes(a.name) === true;
    if (side !== 'both' ? isBelow(low, high) : isBelow(asked, own) || isBelow(own, asked)) {
      return costs.subtype + this.costOfArgs(asked, own, side);
    }
    return costs.other;
  }

  private costOfVariable(asked: Type, own: Type, side: Side): number {
    const before = this.given.get(own.name);
    if (own.args.length > 0) {
      // The variable is a type constructor, such as the collection in `foreach`.
      if (asked.args.length < own.args.length || (before && before.name !== asked.name))
        return costs.other;
      this.given.set(own.name, { name: asked.name, args: [] });
      return (before ? 0 : costs.instance) + this.costOfArgs(asked, own, side);
    }
    if (!before) {
      const isShared = [...this.given.values()].some((other) => isSame(other, asked));
      this.given.set(own.name, asked);
      // A type such as `zippable.Out` is computed by the compiler, mostly as a tuple.
      if (own.name.includes('.')) return asked.name === tupleName ? 0 : costs.instance;
      if (isExtreme(asked)) return costs.extreme;
      if (!isVariable(asked)) return costs.instance;
      return isShared ? costs.merged : 0;
    }
    if (isSame(before, asked)) return 0;
    if (isExtreme(before)) this.given.set(own.name, asked);
    if (isExtreme(before) || isExtreme(asked)) return costs.extreme;
    return isVariable(before) && isVariable(asked) ? costs.split : costs.other;
  }

  private costOfArgs(asked: Type, own: Type, side: Side): number {
    const count = Math.min(asked.args.length, own.args.length);
    if (count < Math.max(asked.args.length, own.args.length) && asked.name === functionName)
      return costs.other;
    // A nested type such as `Schedule.WithState` has further arguments first. Of a type that is
    // being typed, the last arguments are missing.
    const isNested = asked.name !== own.name;
    const [left, right] = isNested ? [asked.args.length - count, own.args.length - count] : [0, 0];
    let sum = asked.args.length === own.args.length || isNested ? 0 : costs.extreme;
    for (let index = 0; index < count; index += 1) {
      const inner = this.sideOf(own, index + right, side);
      sum += this.cost(asked.args[index + left]!, own.args[index + right]!, inner);
    }
    return sum;
  }

  private sideOf({ name, args }: Type, index: number, side: Side): Side {
    if (name === functionName) return index < args.length - 1 ? opposite[side] : side;
    const params = this.classes.get(name);
    // Almost all types of the standard library that operators use are covariant.
    if (!params || params[index]?.startsWith('+')) return side;
    return params[index]?.startsWith('-') ? opposite[side] : 'both';
  }

  /** Compares intersections, whose parts have no order. */
  private costOfParts(asked: Type, own: Type, side: Side): number {
    const parts = (type: Type): Type[] => (type.name === '&' ? [...type.args] : [type]);
    const left = parts(own);
    let sum = 0;
    for (const part of parts(asked)) {
      const at = left.findIndex(
        ({ name }) => name === part.name && !this.operator.variables.has(name),
      );
      const other = at >= 0 ? at : left.findIndex(({ name }) => this.operator.variables.has(name));
      if (other < 0) sum += costs.special;
      else sum += this.cost(part, left.splice(other, 1)[0]!, side);
    }
    return sum + left.length * costs.split;
  }
}

/**
 * The cheapest assignment of the typed parameters to the operator's parameters.
 * @param free the operator's parameters without a typed one, by index
 * @param budget the most that it may cost
 * @param last the parameter that was assigned before
 * @returns Infinity if every assignment costs more
 */
function costOfParams(
  [first, ...others]: readonly Type[],
  operator: OperatorType,
  comparison: Comparison,
  free: readonly number[],
  budget: number,
  last = -1,
): number {
  if (!first) {
    const further = free.map((at) =>
      operator.optional.has(at) ? costs.furtherWithDefault : costs.further,
    );
    return further.reduce<number>((sum, cost) => sum + cost, 0);
  }
  let best = Infinity;
  for (const index of free) {
    const next = comparison.copy();
    const order = index < last ? costs.order : 0;
    const spent = order + next.cost(first, operator.params[index]!, 'asked');
    const most = Math.min(budget, best) - spent;
    if (most < 0) continue;
    const left = free.filter((other) => other !== index);
    best = Math.min(best, spent + costOfParams(others, operator, next, left, most, index));
  }
  return best;
}

/**
 * How much an operator's type differs from a typed type, up to the order of parameters and the names
 * of variables; 0 if it doesn't, Infinity if it has nothing to do with it.
 */
export function difference(
  { params, result }: AskedType,
  operator: OperatorType,
  { classes }: Declarations,
): number {
  const required = operator.params.length - operator.optional.size;
  const least = Math.max(0, required - params.length) * costs.further;
  const isOpen = result === unknown || isVariable(result);
  const isAnything =
    operator.result.args.length === 0 && operator.variables.has(operator.result.name);
  const comparison = new Comparison(operator, classes);
  const ofResult =
    comparison.cost(result, operator.result, 'operator') +
    (result === unknown ? costs.noResult : 0) +
    (isAnything && !isOpen ? costs.anyResult : 0);
  if (ofResult + least >= mostCost) return Infinity;
  const free = [...operator.params.keys()];
  return ofResult + costOfParams(params, operator, comparison, free, mostCost - ofResult);
}
