/** Parses Scala types. */

/**
 * A type: a name with type arguments. A function is `=>` with its result last, a tuple `(,)`, and an
 * intersection `&`.
 */
export interface Type {
  readonly name: string;
  readonly args: readonly Type[];
}

/** A type that was left out: `?`, `_`, or what hasn't been typed so far. */
export const unknown: Type = { name: '?', args: [] };

export const functionName = '=>';
export const tupleName = '(,)';

const tokens =
  /\?=>|=>>|=>|<:<|=:=|<:|>:|::|[\p{L}_$][\p{L}\p{N}_$]*(?:[.#][\p{L}_$][\p{L}\p{N}_$]*)*|\S/gu;
const isWord = (token: string | undefined): boolean => /^[\p{L}_$]/u.test(token ?? '');
const infix = new Set(['&', '|', '<:<', '=:=', 'with']);

/** The parameters of a function's part before an arrow: the items of a tuple, or the type itself. */
const paramsOf = (type: Type): readonly Type[] => (type.name === tupleName ? type.args : [type]);

/** A chain as one function without nested results: `A => (B, C) => D` is `(A, B, C) => D`. */
export function functionOf(chain: readonly Type[]): Type {
  const result = chain.at(-1) ?? unknown;
  if (chain.length < 2) return result;
  const more = result.name === functionName ? result.args : [result];
  return { name: functionName, args: [...chain.slice(0, -1).flatMap(paramsOf), ...more] };
}

/** Reads types, one after the other, from a text. Every method throws an Error at other text. */
export class TypeReader {
  private readonly tokens: readonly string[];
  private at = 0;

  /** @param text may end within brackets, which then count as closed */
  constructor(text: string) {
    this.tokens = text.match(tokens) ?? [];
  }

  get next(): string | undefined {
    return this.tokens[this.at];
  }

  /** Skips a token if it's next. */
  skips(token: string): boolean {
    const isNext = this.next === token;
    if (isNext) this.at += 1;
    return isNext;
  }

  /** The next token, which is skipped; empty at the end. */
  take(): string {
    return this.tokens[this.at++] ?? '';
  }

  /** Skips tokens up to the first of these outside brackets. */
  skipTo(...ends: readonly string[]): void {
    let depth = 0;
    for (; this.next !== undefined; this.at += 1) {
      if (depth === 0 && ends.includes(this.next)) return;
      if ('[({'.includes(this.next)) depth += 1;
      if ('])}'.includes(this.next)) depth -= 1;
    }
  }

  /** The items of a list up to its closing bracket, whose opening bracket has been read. */
  list<T>(close: string, item: () => T): T[] {
    const items: T[] = [];
    while (!this.skips(close)) {
      if (items.length > 0) this.expect(',');
      // `Option[` or `Either[E, `, but not `()`.
      if (this.next === undefined && close === ')' && items.length === 0) return items;
      items.push(item());
      if (this.next === undefined) return items;
    }
    return items;
  }

  /** The types between the arrows of a function, each with what its parentheses contain. */
  chain(): Type[] {
    if (this.skips(functionName)) return this.chain();
    const first = this.compound();
    if (this.skips('?=>')) return this.chain();
    return this.skips(functionName) ? [first, ...this.chain()] : [first];
  }

  type(): Type {
    return functionOf(this.chain());
  }

  private expect(token: string): void {
    if (!this.skips(token))
      throw new Error(`${token} expected instead of ${this.next ?? 'the end'}`);
  }

  private compound(): Type {
    let left = this.applied();
    while (infix.has(this.next ?? '')) {
      const name = this.next === 'with' ? '&' : this.next!;
      this.at += 1;
      const right = this.applied();
      const known = left.name === name && name === '&' ? left.args : [left];
      left = { name, args: [...known, ...(right.name === '&' ? right.args : [right])] };
    }
    return left;
  }

  private applied(): Type {
    let type = this.simple();
    while (this.skips('[')) type = { name: type.name, args: this.list(']', () => this.type()) };
    if (this.skips('*')) return { name: 'Seq', args: [type] };
    if (this.skips('{')) {
      this.skipTo('}');
      this.skips('}');
    }
    return type;
  }

  private simple(): Type {
    const token = this.next;
    if (token === undefined) return unknown;
    this.at += 1;
    if (token === '(') {
      const items = this.list(')', () => this.type());
      return items.length === 1 ? items[0]! : { name: tupleName, args: items };
    }
    if (token === '?' || token === '_') {
      if (this.skips('<:') || this.skips('>:')) this.type();
      return unknown;
    }
    if (!isWord(token) && token !== '::') throw new Error(`A type can't begin with ${token}`);
    return { name: token, args: [] };
  }
}

/** Replaces the names without arguments, and the names of constructors, that have a replacement. */
export function replaceNames(type: Type, replacement: (name: string) => Type | undefined): Type {
  const args = type.args.map((arg) => replaceNames(arg, replacement));
  const found = replacement(type.name);
  if (!found) return { name: type.name, args };
  return args.length === 0 ? found : { name: found.name, args };
}
