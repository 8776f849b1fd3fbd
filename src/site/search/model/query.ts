/** Parses what a reader types. */
import { keyOf } from './key';
import { withoutStopWords } from './stop-words';
import { isOperator, wordsOf } from './words';

/** A word of a query, with its synonyms. */
export interface QueryWord {
  readonly word: string;
  /** Words with the same meaning on this site. */
  readonly also: readonly string[];
}

export interface Query {
  /** The typed text, trimmed and without operands. */
  readonly text: string;
  /** The key of the whole query, as if it were one name. */
  readonly key: string;
  readonly words: readonly QueryWord[];
}

/** Longer queries are cut: readers don't type them, and each word takes time. */
export const longestQuery = 160;
const mostWords = 12;

/**
 * Whether a query may be a type: it contains `=>` or an opening bracket, and no words beside each
 * other.
 */
export const mayBeType = (typed: string): boolean =>
  /(?<![=<>|&*+~!-])=>(?![=>])|\[/.test(typed) && !/[\w\])]\s+\w/.test(typed);

/** The query without the one-letter names next to an operator, as in `a <&> b`. */
function withoutOperands(text: string): string {
  const pieces = text.split(/\s+/);
  if (!pieces.some(isOperator)) return text;
  const kept = pieces.filter((piece) => !/^[a-z_]$/i.test(piece));
  return kept.length > 0 ? kept.join(' ') : text;
}

/**
 * Parses a query. Stop words are dropped unless there are no other words.
 * @param synonymsOf returns words that mean the same as a word
 */
export function parseQuery(
  typed: string,
  synonymsOf: (word: string) => readonly string[] = () => [],
): Query {
  const text = withoutOperands(typed.slice(0, longestQuery).trim());
  const words = withoutStopWords([...new Set(wordsOf(text))]).slice(0, mostWords);
  return {
    text,
    key: keyOf(text),
    words: words.map((word) => ({ word, also: synonymsOf(word) })),
  };
}
