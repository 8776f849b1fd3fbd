/**
 * Texts with the matching words marked. These are functions instead of components, because a list
 * has a hundred of them.
 */
import type { ReactNode } from 'react';
import { matcher, type Segment, segments } from '../model/marks';

const matchers = new WeakMap<readonly string[], ReturnType<typeof matcher>>();

function matcherOf(terms: readonly string[]): ReturnType<typeof matcher> {
  const isAsked = matchers.get(terms) ?? matcher(terms);
  matchers.set(terms, isAsked);
  return isAsked;
}

/** A text that has been cut into marked and unmarked pieces. */
export function joined(pieces: readonly Segment[]): ReactNode {
  if (pieces.length === 1 && !pieces[0]?.isMarked) return pieces[0]?.text;
  return pieces.map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
}

/**
 * A text with words marked.
 * @param terms the words; the matcher for a list is cached
 */
export function marked(text: string, terms: readonly string[]): ReactNode {
  return terms.length === 0 ? text : joined(segments(text, matcherOf(terms)));
}
