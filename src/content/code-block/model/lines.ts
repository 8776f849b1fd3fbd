import type { BlockView, SegmentView } from './view';

/** Outputs with more lines than this are folded. */
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
 * Height of a block in lines: code, values, messages and output, plus rows of text and padding.
 * Exact if no line wraps. The page reserves this height until the block is laid out.
 */
export function shownLines({ title, parsed, segments, refusals = [], output }: BlockView): number {
  const code = segments.reduce((lines, segment) => lines + linesOfSegment(segment), 0);
  const rows = [title, parsed].filter((row) => row !== undefined).length + refusals.length;
  return code + 1.5 * rows + (output ? linesOfOutput(output) + 1 : 0);
}
