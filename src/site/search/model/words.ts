/** How text and queries are cut into the words that search compares. */
import { stem } from './stem';
import { isStopWord } from './stop-words';

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
 * @param mark stands before what is only a part of a name: `Space` of `NoSpace`
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

/** Whether a query consists of symbols alone, such as `<&>`. */
export function isOperator(query: string): boolean {
  return onlyOperator.test(query.trim());
}

/** What ends a phrase: marks and brackets. */
const phraseEnd = /[,;:·()[\]{}]|[.!?](?=\s|$)/;

/**
 * Each two telling words that stand together in the texts, in stems: "exit codes" has `exit cod`.
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
