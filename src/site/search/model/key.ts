/** The form in which whole names, titles and queries are compared. */

const symbolic = /[!#%&*+\-/:<=>?@\\^|~]/;

/** Whether a piece of a query is an operator or a name that ends in one: `<&>`, `Schedule#&&`. */
export function hasOperator(text: string): boolean {
  return new RegExp(`(?:^|[.#\\s])${symbolic.source}+(?=\\s|$)`).test(text);
}

/**
 * A name or text in small letters without spaces and punctuation: `foreach par` and `foreachPar`
 * are the same; so are `ZIO#retry`, `zio.retry` and `ZIO.retry(policy)`. Operators stay as they
 * are.
 */
export function keyOf(text: string): string {
  const name = text.trim().replace(/(?<=[\p{L}\p{N}_])(?:\(.*\)|\[.*\])$/u, '');
  const [, owner = '', operator] = /^(.*?[.#\s]|)([!#%&*+\-/:<=>?@\\^|~]+)$/u.exec(name) ?? [];
  const letters = (part: string): string =>
    part
      .toLowerCase()
      .replace(/#/g, '.')
      .replace(/(?<![\p{L}\p{N}])\.|\.(?![\p{L}\p{N}])|[^\p{L}\p{N}.]/gu, '');
  if (operator === undefined) return letters(name);
  const before = letters(owner);
  return before === '' ? operator : `${before}.${operator}`;
}

/** What stands after the last `.` of a key: the name of a member without its owner. */
export function tailOf(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}
