import type { Root, Table, TableCell } from 'mdast';

/** If the corner is empty, the first cell of each row names the row. */
const isCorner = (cell: TableCell | undefined): boolean => cell?.children.length === 0;

/** Markdown transform: makes the first cell of each row a header if the table's corner is empty. */
export default function rowHeaders() {
  return async (tree: Root): Promise<void> => {
    const { visit } = await import('unist-util-visit');
    visit(tree, 'table', ({ children: [head, ...rows] }: Table) => {
      if (!isCorner(head?.children[0])) return;
      for (const { children } of rows) {
        const [first] = children;
        if (first) first.data = { ...first.data, hName: 'th', hProperties: { scope: 'row' } };
      }
    });
  };
}
