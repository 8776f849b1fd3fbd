/** The words that results mark: the typed words, and the words that they were taken for. */
import type { Understood } from './engine';
import { keyOf, tailOf } from './key';
import { isStopWord } from './stop-words';

/** A name counts as a whole: `ZIO#retryN` marks `retryN`, but not every `ZIO`. */
function termsOfQuery(text: string): string[] {
  const pieces = text.split(/\s+/).filter((piece) => piece !== '');
  const words = pieces.map((piece) => tailOf(keyOf(piece)));
  const telling = words.filter((word) => !isStopWord(word));
  // `foreach par` also marks `foreachPar`.
  return [...(telling.length > 0 ? telling : words), ...(pieces.length > 1 ? [keyOf(text)] : [])];
}

export function termsOf({ asked }: Understood): string[] {
  const terms = asked.flatMap(({ query, near }) => [
    ...termsOfQuery(query.text),
    ...query.words.flatMap(({ also }) => also),
    ...near.flatMap(([, words]) => words),
  ]);
  return [...new Set(terms)].filter((term) => term !== '');
}
