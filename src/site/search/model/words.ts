/** Cuts texts and queries into the words that the search compares. */
import { stem } from './stem';
import { isStopWord } from './stop-words';

/** Operators such as `<&>`, `*>`, `>>>`, `++`: runs of the characters that Scala allows in them. */
const operator = /[!#%&*+\-/:<=>?@\\^|~]+/;
const operators = new RegExp(`(?<![\\w$])${operator.source}(?![\\w$])`, 'g');
const onlyOperator = new RegExp(`^${operator.source}$`);
const names = /@?[\p{L}_$][\p{L}\p{N}_$]*(?:[.#][\p{L}_$][\p{L}\p{N}_$]*)*/gu;
const numbers = /(?<![\p{L}_$])\p{N}+(?:\.\p{N}+)*(?:\.x)?/gu;

/**
 * Splits `foreachParDiscard` into `foreach`, `Par`, `Discard`; `HTTPServer` into `HTTP`, `Server`.
 */
export function camelParts(name: string): string[] {
  return name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_$]/).filter(Boolean);
}

/**
 * Returns the words of a text in lower case: each whole name (`zio.retry`), its parts at `.` and
 * `#`, and the camelCase parts of those; operators unchanged; numbers.
 * @param mark put before a word that is only part of a name, such as `Space` in `NoSpace`
 */
export function wordsOf(text: string, mark = ''): string[] {
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
      if (parts.length > 1) for (const part of parts) add(mark + part);
    }
  }
  for (const [symbol] of text.matchAll(operators)) words.push(symbol);
  for (const [number] of text.matchAll(numbers)) words.push(number);
  return words;
}

/** Whether a query consists only of symbols, such as `<&>`. */
export function isOperator(query: string): boolean {
  return onlyOperator.test(query.trim());
}

/** Punctuation that ends a phrase. */
const phraseEnd = /[,;:·()[\]{}]|[.!?](?=\s|$)/;

/**
 * Returns the pairs of adjacent words in texts, as stems and without stop words: `exit cod` for
 * "exit codes".
 */
export function pairsOf(...texts: readonly string[]): string[] {
  const pairs = texts.flatMap((text) =>
    text.split(phraseEnd).flatMap((phrase) => {
      const words = [...phrase.matchAll(/[\p{L}\p{N}_$]+/gu)]
        .flatMap(([name]) => camelParts(name))
        .map((word) => word.toLowerCase())
        .filter((word) => !isStopWord(word))
        .map(stem);
      return words.slice(1).map((word, at) => `${words[at]} ${word}`);
    }),
  );
  return [...new Set(pairs)];
}
