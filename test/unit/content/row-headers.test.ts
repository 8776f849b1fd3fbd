import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import rowHeaders from '../../../src/content/row-headers/remark';

const parser = unified().use(remarkParse).use(remarkGfm);

/** The cells that become another element than the rest of their row: their text and data. */
async function changed(text: string): Promise<unknown[]> {
  const tree = parser.parse(text);
  await rowHeaders()(tree);
  return tree.children.flatMap((table) =>
    table.type === 'table'
      ? table.children.flatMap((row) =>
          row.children.flatMap(({ children: [first], data }) =>
            data && first?.type === 'text' ? [[first.value, data]] : [],
          ),
        )
      : [],
  );
}

const headsRow = { hName: 'th', hProperties: { scope: 'row' } };
const table = (corner: string): string =>
  `| ${corner} | x | y |\n|---|---|---|\n| a | 1 | 2 |\n| b | 3 | 4 |`;

it('turns the first cell of each row into a header if the corner of the table is empty', async () => {
  expect(await changed(table(''))).toEqual([
    ['a', headsRow],
    ['b', headsRow],
  ]);
});

it('leaves a table alone if its corner has a text', async () => {
  expect(await changed(table('name'))).toEqual([]);
});

it('does not change the Markdown of a table', async () => {
  const tree: Root = parser.parse(table(''));
  const write = (): string => unified().use(remarkGfm).use(remarkStringify).stringify(tree);
  const before = write();
  await rowHeaders()(tree);
  expect(write()).toBe(before);
});
