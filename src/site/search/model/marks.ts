/** Finds the words of a query in a text. */
import { stem } from './stem';
import { camelParts } from './words';

/** A piece of a text; the pieces in order make up the text. */
export interface Segment {
  readonly text: string;
  readonly isMarked: boolean;
}

const tokens = /[\p{L}\p{N}_$]+|[!#%&*+\-/:<=>?@\\^|~]+/gu;
/** Shorter words are marked only as whole words. */
const shortestBeginning = 3;

/**
 * Returns whether a word matches the query: the word itself, another form of it, or a word that
 * begins with it.
 */
export function matcher(terms: readonly string[]): (word: string) => boolean {
  const known = new Set(terms.flatMap((term) => [term, stem(term)]));
  const beginnings = terms.filter(
    (term) => term.length >= shortestBeginning && /^[\p{L}\p{N}]+$/u.test(term),
  );
  return (word) => {
    const lower = word.toLowerCase();
    return (
      known.has(lower) ||
      known.has(stem(lower)) ||
      beginnings.some((beginning) => lower.startsWith(beginning))
    );
  };
}

/** The ranges of a text that match, as start and end, in order and without overlap. */
export function markedRanges(
  text: string,
  isAsked: (word: string) => boolean,
): (readonly [start: number, end: number])[] {
  const ranges: [number, number][] = [];
  for (const match of text.matchAll(tokens)) {
    const [token] = match;
    if (isAsked(token)) {
      ranges.push([match.index, match.index + token.length]);
      continue;
    }
    let from = match.index;
    for (const part of camelParts(token)) {
      const start = text.indexOf(part, from);
      from = start + part.length;
      if (part.length < token.length && isAsked(part)) ranges.push([start, from]);
    }
  }
  return ranges;
}

/** Cuts a text at the words that match. */
export function segments(text: string, isAsked: (word: string) => boolean): Segment[] {
  const cut: Segment[] = [];
  let last = 0;
  const add = (start: number, end: number, isMarked: boolean): void => {
    if (end > start) cut.push({ text: text.slice(start, end), isMarked });
  };
  for (const [start, end] of markedRanges(text, isAsked)) {
    add(last, start, false);
    add(start, end, true);
    last = end;
  }
  add(last, text.length, false);
  return cut;
}
