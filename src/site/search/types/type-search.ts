/** Finds operators by their type. */
import type { FoundSection } from '../model/rank';
import { type AskedType, difference, mostCost } from './compare';
import {
  type Alias,
  type Declarations,
  nameOfParam,
  type OperatorType,
  operatorType,
  partsOf,
  withoutAliases,
} from './operator';
import { functionName, functionOf, type Type, TypeReader, unknown } from './type';

/** What the search by type reads. It's published as a file of its own. */
export interface TypeData {
  /** The type parameters of classes, with their variance. */
  readonly classes: readonly (readonly [name: string, ...params: string[]])[];
  /** Aliases as the compiler prints them: `UIO[+A] = ZIO[Any, Nothing, A]`. */
  readonly aliases: readonly string[];
  /** By the type, object or package of `placeOf`: the operators with these names. */
  readonly operators: readonly (readonly [owner: string, ...members: readonly TypedMember[]])[];
}

/**
 * A member: its name as in `Place`, the number of the section that explains it, on how many pages
 * code uses it, and its declarations, without `def` and the name.
 */
export type TypedMember = readonly [
  member: string,
  section: number,
  pages: number,
  ...declarations: string[],
];

/** An operator that matches. */
export interface TypeHit {
  readonly name: string;
  readonly section: number;
  /** The overload that matches best. */
  readonly declaration: string;
}

/** An overload of an operator. */
interface Operator extends TypeHit {
  readonly type: OperatorType;
  /** On how many pages code uses it. */
  readonly pages: number;
}

const mostHits = 24;

/** Types of effects, whose second argument is the type of their failures. */
const effects: ReadonlySet<string> = new Set(['ZIO', 'ZLayer', 'ZSTM', 'ZStream']);

/**
 * What a reader's text can mean as a type; nothing if it's no type. `A => (B => C)` can also mean two
 * parameters, without the result.
 */
function meanings(typed: string, aliases: Declarations['aliases']): AskedType[] {
  const reader = new TypeReader(typed);
  let chain: Type[];
  try {
    chain = reader.chain();
  } catch {
    return [];
  }
  if (reader.next !== undefined || chain.every((part) => part === unknown)) return [];
  const asked = (types: readonly Type[]): AskedType =>
    partsOf(withoutAliases(functionOf(types), aliases));
  const isOpen = chain.length > 1 && chain.at(-1)?.name === functionName;
  return [asked(chain), ...(isOpen ? [asked([...chain, unknown])] : [])];
}

function readAlias(printed: string): readonly [name: string, alias: Alias] {
  const [head = '', type = ''] = printed.split(' = ');
  const [name = '', params = ''] = head.split(/[[\]]/);
  const names = params.split(',').map((param) => nameOfParam(param.trim()));
  const reader = new TypeReader(type);
  return [name, { params: params === '' ? [] : names, type: functionOf(reader.chain()) }];
}

export class TypeSearch {
  private readonly known: Declarations;
  private readonly operators: readonly Operator[];

  constructor({ classes, aliases, operators }: TypeData) {
    this.known = {
      classes: new Map(classes.map(([name, ...params]) => [name, params])),
      aliases: new Map(aliases.map(readAlias)),
    };
    this.operators = operators.flatMap(([owner, ...members]) =>
      members.flatMap(([member, section, pages, ...declarations]) => {
        const isInstances = /^[^.]/.test(member);
        const own = member.replace(/^\./, '') || owner;
        const name = isInstances ? `${owner}#${member}` : `${owner}${member}`;
        return declarations.flatMap((rest) => {
          const declaration = /^[a-z]/.test(rest) ? rest : `def ${own}${rest}`;
          const type = operatorType(declaration, own, isInstances ? owner : undefined, this.known);
          return type ? [{ name, section, declaration, pages, type }] : [];
        });
      }),
    );
  }

  /**
   * The declaration of a name such as `ZIO#retry`, and whether the effect that it returns can fail;
   * the first overload of several.
   */
  named(name: string): Pick<FoundSection, 'declaration' | 'canFail'> {
    const found = this.operators.find((operator) => operator.name === name);
    if (!found) return {};
    const { declaration, type } = found;
    const { name: returned, args } = type.result;
    const failure = effects.has(returned) ? args[1] : undefined;
    return { declaration, ...(failure && { canFail: failure.name !== 'Nothing' }) };
  }

  /** The operators whose types match a typed text, the closest first; none if it isn't a type. */
  find(typed: string): TypeHit[] {
    const asked = meanings(typed, this.known.aliases);
    const best = new Map<string, Operator & { readonly cost: number }>();
    for (const operator of asked.length > 0 ? this.operators : []) {
      const { name, type } = operator;
      const found = asked.map((one) => difference(one, type, this.known));
      const cost = Math.round(100 * Math.min(...found));
      const before = best.get(name)?.cost ?? 100 * mostCost;
      if (cost < before) best.set(name, { ...operator, cost });
    }
    return [...best.values()]
      .sort((a, b) => a.cost - b.cost || b.pages - a.pages)
      .slice(0, mostHits)
      .map(({ name, section, declaration }) => ({ name, section, declaration }));
  }
}
