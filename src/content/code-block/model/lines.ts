import type { BlockView, SegmentView } from './view';

/** Outputs longer than this are folded below their first lines. */
export const foldedFrom = 24;
export const shownWhenFolded = 12;

const linesOf = (text: string): number => text.split('\n').length;

const linesOfSegment = ({ html, values = [] }: SegmentView): number =>
  values.reduce((lines, { value }) => lines + linesOf(value), linesOf(html));

function linesOfOutput({ printed, text = '' }: NonNullable<BlockView['output']>): number {
  const all = printed === undefined ? 0 : linesOf(printed);
  return (all > foldedFrom ? shownWhenFolded + 1 : all) + linesOf(text);
}

/**
 * How many lines a block shows, of its code, values, messages and output, with what its rows of
 * text and its paddings take: exact where none wraps. Its height is reserved by them until it is
 * laid out.
 */
export function shownLines({ title, parsed, segments, refusals = [], output }: BlockView): number {
  const code = segments.reduce((lines, segment) => lines + linesOfSegment(segment), 0);
  const rows = [title, parsed].filter((row) => row !== undefined).length + refusals.length;
  return code + 1.5 * rows + (output ? linesOfOutput(output) + 1 : 0);
}
