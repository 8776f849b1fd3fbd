/** Turns the declarations that the compiler printed into types that can be compared. */
import { functionName, replaceNames, type Type, TypeReader } from './type';

/** A type alias: `UIO[A]` is `ZIO[Any, Nothing, A]`. */
export interface Alias {
  readonly params: readonly string[];
  readonly type: Type;
}

/** What's known about names of types. */
export interface Declarations {
  /** The type parameters of classes, with their variance: `-R`, `+E`, `A`. */
  readonly classes: ReadonlyMap<string, readonly string[]>;
  readonly aliases: ReadonlyMap<string, Alias>;
}

/** The type of an operator: what it takes, the receiver first, and what it returns. */
export interface OperatorType {
  readonly variables: ReadonlySet<string>;
  readonly params: readonly Type[];
  /** The parameters with defaults, by index. */
  readonly optional: ReadonlySet<number>;
  readonly result: Type;
}

export const nameOfParam = (param: string): string => param.replace(/^[-+]/, '');

/** Evidence that its first type is its second type. */
const evidence = new Set(['IsSubtypeOfOutput', 'IsSubtypeOfError', '<:<', '=:=']);

/** Replaces aliases by what they stand for. */
export function withoutAliases(type: Type, aliases: Declarations['aliases']): Type {
  const args = type.args.map((arg) => withoutAliases(arg, aliases));
  const alias = aliases.get(type.name);
  if (!alias || args.length > alias.params.length) return { name: type.name, args };
  const known = new Map(alias.params.map((param, index) => [param, args[index]]));
  const meant = replaceNames(alias.type, (name) =>
    known.has(name) ? (known.get(name) ?? { name: '?', args: [] }) : undefined,
  );
  return withoutAliases(meant, aliases);
}

/** Parameters and result of a type; a type that is no function is the result. */
export function partsOf(type: Type): Pick<OperatorType, 'params' | 'result'> {
  if (type.name !== functionName) return { params: [], result: type };
  return { params: type.args.slice(0, -1), result: type.args.at(-1)! };
}

/**
 * Reads a declaration.
 * @param owner the operator's class if it is a member of instances
 * @param member the name in the declaration
 * @returns undefined for a declaration with types that this search doesn't know
 */
export function operatorType(
  declaration: string,
  member: string,
  owner: string | undefined,
  known: Declarations,
): OperatorType | undefined {
  const reader = new TypeReader(declaration.slice(declaration.indexOf(member) + member.length));
  const ofClass = known.classes.get(owner ?? '') ?? [];
  const variables = new Set(ofClass.map(nameOfParam));
  const same = new Map<string, Type>();
  const params: Type[] = [];
  const optional = new Set<number>();
  if (owner !== undefined) {
    params.push({ name: owner, args: [...variables].map((name) => ({ name, args: [] })) });
  }
  /** `B >: A` takes part in the same types as `A`. */
  const bound = (name: string): void => {
    if (!reader.skips('>:') && !reader.skips('<:')) return;
    const limit = reader.type();
    if (variables.has(limit.name) && limit.args.length === 0) same.set(name, limit);
    bound(name);
  };
  const param = (isEvidence: boolean): void => {
    reader.skipTo(':');
    reader.skips(':');
    const type = reader.type();
    if (isEvidence) {
      const [left, right] = type.args;
      if (!evidence.has(type.name) || !left || !right) return;
      if (variables.has(left.name)) same.set(left.name, right);
      else if (variables.has(right.name)) same.set(right.name, left);
      return;
    }
    if (reader.next === '=') optional.add(params.length);
    params.push(type);
    reader.skipTo(',', ')');
  };
  try {
    if (reader.skips('[')) {
      reader.list(']', () => {
        const name = reader.take();
        if (reader.skips('[')) {
          reader.skipTo(']');
          reader.take();
        }
        bound(name);
        variables.add(name);
      });
    }
    while (reader.skips('(')) {
      const isEvidence = reader.skips('implicit') || reader.skips('using');
      reader.list(')', () => param(isEvidence));
    }
    if (!reader.skips(':')) return undefined;
    const declared = partsOf(reader.type());
    if (reader.next !== undefined) return undefined;
    params.push(...declared.params);
    const final = (type: Type): Type =>
      withoutAliases(resolved(type, same, variables), known.aliases);
    const { params: more, result } = partsOf(final(declared.result));
    return { variables, params: [...params.map(final), ...more], optional, result };
  } catch {
    return undefined;
  }
}

/**
 * Replaces variables by the types that they equal. A type that depends on a parameter, such as
 * `zippable.Out`, is a variable.
 */
function resolved(type: Type, same: ReadonlyMap<string, Type>, variables: Set<string>): Type {
  const seen = new Set<string>();
  const of = (name: string): Type | undefined => {
    if (/^[a-z]\w*\.[A-Z]/.test(name)) variables.add(name);
    const equal = seen.has(name) ? undefined : same.get(name);
    if (!equal) return undefined;
    seen.add(name);
    const deeper = replaceNames(equal, of);
    seen.delete(name);
    return deeper;
  };
  return replaceNames(type, of);
}
