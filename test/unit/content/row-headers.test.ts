import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import rowHeaders from '../../../src/content/row-headers/remark';

const parser = unified().use(remarkParse).use(remarkGfm);

/** What each cell becomes that is not what its row makes of it, by its text. */
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

it('lets the first cells head their rows below an empty corner', async () => {
  expect(await changed(table(''))).toEqual([
    ['a', headsRow],
    ['b', headsRow],
  ]);
});

it('leaves a table alone whose corner says what the first column holds', async () => {
  expect(await changed(table('name'))).toEqual([]);
});

it('leaves the Markdown of a table as it is', async () => {
  const tree: Root = parser.parse(table(''));
  const write = (): string => unified().use(remarkGfm).use(remarkStringify).stringify(tree);
  const before = write();
  await rowHeaders()(tree);
  expect(write()).toBe(before);
});
