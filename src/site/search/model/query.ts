/** What a reader asks for. */
import { keyOf } from './key';
import { withoutStopWords } from './stop-words';
import { isOperator, wordsOf } from './words';

/** A word of a query with what else it may stand for. */
export interface QueryWord {
  readonly word: string;
  /** Words that mean the same on this site. */
  readonly also: readonly string[];
}

export interface Query {
  /** What was typed, without spaces around it. */
  readonly text: string;
  /** The whole query as one name. */
  readonly key: string;
  readonly words: readonly QueryWord[];
}

/** Longer queries are cut: nobody types them, and each word costs time. */
export const longestQuery = 160;
const mostWords = 12;

/** The query without names of one letter that stand beside an operator, as in `a <&> b`. */
function withoutOperands(text: string): string {
  const pieces = text.split(/\s+/);
  if (!pieces.some(isOperator)) return text;
  const kept = pieces.filter((piece) => !/^[a-z_]$/i.test(piece));
  return kept.length > 0 ? kept.join(' ') : text;
}

/**
 * Reads a query. Words joined in one name count as its parts only where nothing else was typed.
 * @param synonymsOf words that mean the same as a word
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
