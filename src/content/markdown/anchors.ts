/**
 * Finds the anchors of a page's headings in its source, as Docusaurus makes them. Components draw no
 * headings that aren't in the source: those between their tags are found.
 */
import { createSlugger } from '@docusaurus/utils';
import type { Heading, Nodes, Root } from 'mdast';

export interface Anchor {
  readonly id: string;
  /** The text of the heading, with code in backquotes. */
  readonly heading: string;
  /** 1-based. */
  readonly line: number;
  /** Whether the heading names its anchor: `## Text {/* #id *\/}`. */
  readonly isNamed: boolean;
}

/** The anchors of all headings, in the order of the page. @param tree from `parsePage` */
export function anchorsOf(tree: Root): Anchor[] {
  const slugs = createSlugger();
  const read = (node: Nodes): Anchor[] => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') {
      const id = namedId(node);
      const heading = headingText(node);
      return [{ id: id ?? slugs.slug(plainText(node)), heading, line, isNamed: id !== undefined }];
    }
    return 'children' in node ? node.children.flatMap(read) : [];
  };
  return read(tree);
}

/** The id of a heading without the number that Docusaurus adds to one with a repeated text. */
export const unnumberedId = ({ id, heading, isNamed }: Anchor): string =>
  isNamed ? id : createSlugger().slug(heading);

/** The id in the comment that ends a heading. */
function namedId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\s*\/\*\s*#(\S+?)(?:\s[^]*)?\*\/\s*$/.exec(last.value)?.[1];
}

function headingText({ children }: Heading): string {
  const text = (node: Nodes): string => {
    if (node.type === 'inlineCode') return `\`${node.value}\``;
    if (node.type === 'mdxTextExpression') return '';
    return 'children' in node ? node.children.map(text).join('') : plainText(node);
  };
  return children.map(text).join('').trim();
}

/** The text of a node and its children, without marks. */
export function plainText(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map(plainText).join('') : '';
}
