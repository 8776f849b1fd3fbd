import type { Nodes, Root, Table } from 'mdast';
import { narrowLines } from './model';

/** What is told to screen readers as it stands in the page; style sheets add to links, and hide the definitions of terms. */
const plain = new Set(['tableRow', 'tableCell', 'text', 'inlineCode', 'emphasis', 'strong']);

const isPlain = (node: Nodes): boolean =>
  plain.has(node.type) && (!('children' in node) || node.children.every(isPlain));

/**
 * Markdown transform: tables of plain text say how high they will be on a phone, which lays them out when the reader comes near
 * (`src/css/distant.css`).
 */
export default function tableHeights() {
  return async (tree: Root): Promise<void> => {
    const { visit } = await import('unist-util-visit');
    const { toString } = await import('mdast-util-to-string');
    visit(tree, 'table', (table: Table) => {
      if (!table.children.every(isPlain)) return;
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
