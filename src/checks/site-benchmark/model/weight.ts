/** What a page costs over the network. */

export type Kind = 'html' | 'script' | 'style' | 'font' | 'other';

/** Bytes of answers as they were sent, their headers included, by what they are. */
export type Weight = Readonly<Record<Kind, number>>;

export const total = (weight: Weight): number =>
  Object.values(weight).reduce((sum, bytes) => sum + bytes, 0);
