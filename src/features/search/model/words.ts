/** How text and queries are cut into the words that search compares. */

/** Operators such as `<&>`, `*>`, `>>>`, `++`: runs of the characters that Scala allows in them. */
const operator = /[!#%&*+\-/:<=>?@\\^|~]+/;
const operators = new RegExp(`(?<![\\w$])${operator.source}(?![\\w$])`, 'g');
const onlyOperator = new RegExp(`^${operator.source}$`);
const names = /@?[\p{L}_$][\p{L}\p{N}_$]*(?:[.#][\p{L}_$][\p{L}\p{N}_$]*)*/gu;
const numbers = /(?<![\p{L}_$])\p{N}+(?:\.\p{N}+)*(?:\.x)?/gu;

/** `foreachParDiscard` is `foreach`, `Par`, `Discard`; `HTTPServer` is `HTTP`, `Server`. */
export function camelParts(name: string): string[] {
  return name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_$]/).filter(Boolean);
}

/**
 * The words of a text in lower case: each name whole (`zio.retry`), its parts at `.` and `#`, and
 * theirs at the humps of camelCase; operators of symbols as they are; numbers.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  const add = (word: string): void => {
    words.push(word.toLowerCase());
  };
  for (const [name] of text.matchAll(names)) {
    const members = name.replace(/^@/, '').split(/[.#]/);
    if (members.length > 1) add(name.replaceAll('#', '.'));
    for (const member of members) {
      add(member);
      const parts = camelParts(member);
      if (parts.length > 1) parts.forEach(add);
    }
  }
  for (const [symbol] of text.matchAll(operators)) words.push(symbol);
  for (const [number] of text.matchAll(numbers)) words.push(number);
  return words;
}

/** Whether a query consists of symbols alone, such as `<&>`. */
export function isOperator(query: string): boolean {
  return onlyOperator.test(query.trim());
}

/**
 * The words of a query, and its neighbours joined: `foreach par` also asks for `foreachpar`, so that
 * who types the parts of a name finds the name.
 */
export function queryWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const typed = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]+$/u.test(word));
  const joined = typed.slice(1).map((word, index) => `${typed[index]}${word}`);
  const all = typed.length > 2 ? [typed.join('')] : [];
  return [...new Set([...words, ...joined, ...all])];
}
