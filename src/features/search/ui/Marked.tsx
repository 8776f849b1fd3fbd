import { type ReactNode, useMemo } from 'react';
import { matcher, segments } from '../model/marks';

interface Props {
  readonly text: string;
  /** The words to mark. */
  readonly terms: readonly string[];
}

/** A text with the words that were asked for marked. */
export function Marked({ text, terms }: Props): ReactNode {
  const pieces = useMemo(() => segments(text, matcher(terms)), [text, terms]);
  return pieces.map(({ text: piece, isMarked }, index) =>
    isMarked ? <mark key={index}>{piece}</mark> : piece,
  );
}
