import type { ReactNode } from 'react';
import { wordMark } from '../model/word-mark';

/**
 * The word mark, drawn on a grid of four: the Z as one stroke, the I with serifs, and the O as a
 * filled dot in the accent color, the site's mark of success.
 */
export function WordMark(): ReactNode {
  return (
    <svg
      viewBox={`0 0 ${wordMark.width} ${wordMark.height}`}
      width={wordMark.width}
      height={wordMark.height}
      aria-hidden="true"
    >
      <path
        d={wordMark.letters}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="bevel"
      />
      <circle {...wordMark.dot} fill="var(--accent)" />
    </svg>
  );
}
