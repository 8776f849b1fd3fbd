/** Finds a page's sentences and the code in each. */
import type { Nodes, Parents, PhrasingContent, Root, TableRow } from 'mdast';

export interface Sentence {
  /**
   * The inline code in the sentence, as written; for a table row, that of its first cell with code.
   */
  readonly code: readonly string[];
  /** The number of words around the code. */
  readonly words: number;
}

/**
 * The sentences in a page's paragraphs, list items and table rows. A row counts as one sentence.
 */
export function sentencesOf(tree: Root): Sentence[] {
  const found: Sentence[] = [];
  const walk = (node: Nodes): void => {
    if (node.type === 'paragraph') found.push(...inParagraph(node.children));
    else if (node.type === 'tableRow') found.push(inRow(node));
    else if ('children' in node) (node as Parents).children.forEach(walk);
  };
  walk(tree);
  return found.filter(({ code }) => code.length > 0);
}

type Piece = { readonly code: string } | { readonly text: string };

function pieces(nodes: readonly Nodes[]): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (node.type === 'inlineCode') return [{ code: node.value }];
    if (node.type === 'text') return [{ text: node.value }];
    return 'children' in node ? pieces(node.children as PhrasingContent[]) : [];
  });
}

function inParagraph(nodes: readonly Nodes[]): Sentence[] {
  const sentences: Piece[][] = [[]];
  for (const piece of pieces(nodes)) {
    if ('code' in piece) {
      sentences.at(-1)?.push(piece);
      continue;
    }
    piece.text.split(/(?<=[.!?;])\s+|(?<=[.!?;])$/).forEach((text, at) => {
      if (at > 0) sentences.push([]);
      sentences.at(-1)?.push({ text });
    });
  }
  return sentences.map(sentence);
}

function inRow({ children }: TableRow): Sentence {
  const cells = children.map((cell) => pieces(cell.children));
  const withCode = cells.find((cell) => cell.some((piece) => 'code' in piece)) ?? [];
  return { code: sentence(withCode).code, words: sentence(cells.flat()).words };
}

function sentence(all: readonly Piece[]): Sentence {
  return {
    code: all.flatMap((piece) => ('code' in piece ? [piece.code] : [])),
    words: all.flatMap((piece) =>
      'text' in piece ? (piece.text.match(/[\p{L}\d’'-]+/gu) ?? []) : [],
    ).length,
  };
}
