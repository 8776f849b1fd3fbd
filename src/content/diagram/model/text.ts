/** Text in a diagram: splits it into code and words, and breaks it into lines. */
import { textWidth } from '../../parts/drawing/text-width';

export interface Piece {
  readonly text: string;
  readonly code: boolean;
}

/** A line of text, with its width in units of the drawing. */
export interface Line {
  readonly pieces: readonly Piece[];
  readonly width: number;
}

/** Size of code, relative to the text around it, as in the style sheet. */
const codeScale = 0.93;
/** Width of a character of code, relative to its size, in the widest font for code. */
const codeWidth = 0.61;
/** Letters of emphasized labels are wider, by at most this factor; others keep the space. */
const boldScale = 1.07;

/** Splits text at its backticks. */
export function piecesOf(text: string): Piece[] {
  return text
    .split('`')
    .map((part, index) => ({ text: part, code: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** Width of pieces that follow each other. */
export function widthOf(pieces: readonly Piece[], size: number): number {
  return pieces.reduce(
    (sum, { text, code }) =>
      sum +
      (code ? [...text].length * codeWidth * codeScale * size : boldScale * textWidth(text, size)),
    0,
  );
}

/** Breaks text at its spaces into lines that are at most `room` wide; a longer word has its own. */
export function linesOf(text: string, size: number, room: number): Line[] {
  const lines: Piece[][] = [];
  for (const word of wordsOf(text)) {
    const last = lines.at(-1);
    const longer = last && [
      ...last,
      { text: ' ', code: last.at(-1)!.code && word[0]!.code },
      ...word,
    ];
    if (longer && widthOf(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((pieces) => ({ pieces: joined(pieces), width: widthOf(pieces, size) }));
}

/** Words, each with its pieces: a comma after code belongs to the word. */
function wordsOf(text: string): Piece[][] {
  const words: Piece[][] = [[]];
  for (const { text: part, code } of piecesOf(text)) {
    part.split(' ').forEach((word, index) => {
      if (index > 0) words.push([]);
      if (word !== '') words.at(-1)!.push({ text: word, code });
    });
  }
  return words.filter((word) => word.length > 0);
}

/** Joins neighbors of one kind. */
function joined(pieces: readonly Piece[]): Piece[] {
  return pieces.reduce<Piece[]>((before, piece) => {
    const last = before.at(-1);
    if (last?.code !== piece.code) return [...before, piece];
    return [...before.slice(0, -1), { ...piece, text: last.text + piece.text }];
  }, []);
}
