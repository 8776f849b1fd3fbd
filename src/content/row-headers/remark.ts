import type { Root, Table, TableCell } from 'mdast';

/** Below an empty corner the first cells of the rows say what the rows are: they head them. */
const isCorner = (cell: TableCell | undefined): boolean => cell?.children.length === 0;

/**
 * Markdown transform: the first cells of the rows are headers where the corner of a table is empty.
 */
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
