import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { narrowLines } from '../../../src/plugins/table-heights/model';
import tableHeights from '../../../src/plugins/table-heights/remark';

it('counts a line and the padding for each row whose cells are short', () => {
  expect(
    narrowLines([
      [4, 5],
      [3, 8],
      [6, 2],
    ]),
  ).toBe(Math.round(3 * 1.83));
});

it('counts the lines of the cell that wraps most', () => {
  const withOneLong = narrowLines([
    [4, 5],
    [4, 200],
  ]);
  const withTwoLong = narrowLines([
    [200, 5],
    [4, 200],
  ]);
  expect(withOneLong).toBeGreaterThan(narrowLines([[4, 5]]) + 4);
  // The columns share the width, so each of them wraps twice as often.
  expect(withTwoLong).toBeGreaterThan(2 * withOneLong);
});

it('takes rows that lack cells or text', () => {
  expect(narrowLines([[0, 0]])).toBe(2);
  expect(narrowLines([[4, 5], [4]])).toBe(
    narrowLines([
      [4, 5],
      [4, 0],
    ]),
  );
  expect(narrowLines([[]])).toBe(2);
});

/** What the tables of a Markdown text are told. */
async function told(text: string): Promise<unknown[]> {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(text);
  tree.children[0]!.data = { hProperties: { id: 'kept' } };
  await tableHeights()(tree);
  return tree.children.map(({ data }) => data);
}

it('tells each table the height of its text, and keeps what it is told besides', async () => {
  expect(
    await told(
      `| a | b |\n|---|---|\n| \`x\` | **${'word '.repeat(30).trim()}** |\n\n| c |\n|---|\n| d |`,
    ),
  ).toEqual([
    {
      hProperties: {
        id: 'kept',
        'data-narrow-lines': narrowLines([
          [1, 1],
          [1, 149],
        ]),
      },
    },
    { hProperties: { 'data-narrow-lines': 4 } },
  ]);
});

it('leaves tables alone that hold more than text, which style sheets may add to', async () => {
  expect(await told('| a |\n|---|\n| **see [b](/b)** |')).toEqual([
    { hProperties: { id: 'kept' } },
  ]);
});
