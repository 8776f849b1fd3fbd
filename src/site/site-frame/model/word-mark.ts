/** The geometry of the word mark in a box of 60 by 24, shared by all places that draw it. */
export const wordMark = {
  width: 60,
  height: 24,
  /** The Z and the I, with a stroke of 3. */
  letters: 'M3 4.5h14L3 19.5h14M22 4.5h9M26.5 4.5v15M22 19.5h9',
  /** The O: a filled dot in the accent color. */
  dot: { cx: 47, cy: 12, r: 9 },
} as const;
