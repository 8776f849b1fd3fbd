/** The normal form in which names, titles and queries are compared as a whole. */

/**
 * A name or text in lower case, without spaces and punctuation: `foreach par` and `foreachPar` are
 * equal, and so are `ZIO#retry`, `zio.retry` and `ZIO.retry(policy)`. Operators stay as they are.
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

/** Returns the part of a key after its last `.`: a member's name without its owner. */
export function tailOf(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}
