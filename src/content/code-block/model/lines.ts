import type { BlockView, OutputView, SegmentView } from './view';

/** Outputs with more lines than this are folded. */
export const foldedFrom = 24;
export const shownWhenFolded = 12;

/** The fewest lines that are folded because a drawing shows the same. */
export const drawnFrom = 3;

const linesOf = (text: string): number => text.split('\n').length;

const linesOfSegment = ({ html, values = [] }: SegmentView): number =>
  values.reduce((lines, { value }) => lines + linesOf(value), linesOf(html));

/** Whether an output ends in nothing but success, which a fold can hide. */
export const endsQuietly = ({ outcome, text }: OutputView): boolean =>
  outcome === 'value' && text === undefined;

function linesOfOutput(output: OutputView): number {
  const { printed, text = '', isDrawn } = output;
  if (isDrawn) return 1 + (endsQuietly(output) ? 0 : linesOf(text));
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

/** Columns of the widest line of a block's code and output. */
export function widestLine({ segments, output }: BlockView): number {
  const codes = segments.map(({ html }) => html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '.'));
  const lines = [...codes, output?.printed, output?.text].flatMap(
    (text) => text?.split('\n') ?? [],
  );
  return Math.max(...lines.map(({ length }) => length));
}
