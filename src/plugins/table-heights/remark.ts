import type { Root, Table } from 'mdast';
import { narrowLines } from './model';

/** Markdown transform: tables say how high they will be on a phone, which lays them out when the reader comes near (`src/css/distant.css`). */
export default function tableHeights() {
  return async (tree: Root): Promise<void> => {
    const { visit } = await import('unist-util-visit');
    const { toString } = await import('mdast-util-to-string');
    visit(tree, 'table', (table: Table) => {
      const lines = narrowLines(
        table.children.map(({ children }) => children.map((cell) => toString(cell).length)),
      );
      table.data = {
        ...table.data,
        hProperties: { ...table.data?.hProperties, 'data-narrow-lines': lines },
      };
    });
  };
}
