import { foldedFrom, shownLines, shownWhenFolded } from '@site/src/content/code-block/model/lines';
import type { BlockView } from '@site/src/content/code-block/model/view';

const view = (fields: Partial<BlockView>): BlockView => ({
  label: 'Scala',
  language: 'scala',
  segments: [{ html: 'a\nb' }],
  ...fields,
});
const numbered = (count: number): string => Array.from({ length: count }, () => 'x').join('\n');

it('counts the lines of code and of the values next to it', () => {
  expect(shownLines(view({}))).toBe(2);
  const values = [{ type: 'String', value: 'one\ntwo' }];
  expect(shownLines(view({ segments: [{ html: 'a', values }, { html: 'b' }] }))).toBe(4);
});

it('counts the output, the end of the run, and their padding', () => {
  const output = { outcome: 'value', printed: 'hello', text: '42' } as const;
  expect(shownLines(view({ output }))).toBe(2 + 1 + 1 + 1);
  expect(shownLines(view({ output: { outcome: 'value' } }))).toBe(2 + 1 + 1);
});

it('counts only the visible lines of a long, folded output', () => {
  const lines = (printed: number) =>
    shownLines(view({ output: { outcome: 'value', printed: numbered(printed) } }));
  expect(lines(foldedFrom) - lines(1)).toBe(foldedFrom - 1);
  expect(lines(foldedFrom + 1) - lines(1)).toBe(shownWhenFolded);
});

it('counts an output that is folded because of a drawing as one line, and its value', () => {
  const output = { outcome: 'value', printed: numbered(30), isDrawn: true } as const;
  expect(shownLines(view({ output }))).toBe(2 + 1 + 1);
  expect(shownLines(view({ output: { ...output, text: '42' } }))).toBe(2 + 1 + 1 + 1);
});

it('counts a row of text as more than a line of code', () => {
  expect(shownLines(view({ title: 'Main.scala' }))).toBe(3.5);
  expect(shownLines(view({ refusals: ['no\nreally'], parsed: 'it is a fragment' }))).toBe(5);
});
