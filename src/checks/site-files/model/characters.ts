/** Finds what nobody sees in the text of a file: its encoding, and characters without a shape. */
import type { Finding } from '../../../utils/validation/finding';

type Fault = Omit<Finding, 'file'>;

/** More faults of a file than these only hide the others. */
const most = 5;

/** The text of a file in UTF-8, or the place of the first byte that isn't UTF-8. */
export function decode(bytes: Buffer): { readonly text: string } | { readonly fault: Fault } {
  const text = bytes.toString('utf8');
  const again = Buffer.from(text, 'utf8');
  if (again.equals(bytes)) return { text };
  const at = bytes.findIndex((byte, index) => byte !== again[index]);
  const before = bytes.subarray(0, at).toString('utf8').split('\n');
  const byte = (bytes[at] ?? 0).toString(16).toUpperCase();
  const fault = {
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    problem: `the file isn't UTF-8: it has a byte 0x${byte} here`,
    remedy: 'save the file again with the encoding UTF-8',
  };
  return { fault };
}

/** Controls, formats, private use, separators of lines, fillers, and selectors of variants. */
const unseen =
  /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/gu;

/** What pictographs consist of: a selector behind one, and a joiner between two. */
const inPictograph =
  /\p{Emoji}\ufe0f?\u20e3?|(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})/gu;

const names: Readonly<Record<number, string>> = {
  0x00: 'NUL',
  0xad: 'soft hyphen',
  0x200b: 'zero-width space',
  0x200c: 'zero-width non-joiner',
  0x200d: 'zero-width joiner',
  0x2028: 'line separator',
  0x2029: 'paragraph separator',
  0x202d: 'left-to-right override',
  0x202e: 'right-to-left override',
  0x2060: 'word joiner',
  0xfeff: 'byte order mark',
};

/** The characters of a text that can't be seen, except for those inside pictographs. */
export function unseenCharacters(text: string): Fault[] {
  const plain = text.replace(inPictograph, (part) => part.replace(/[\ufe0f\u200d]/g, 'x'));
  const faults: Fault[] = [];
  for (const [index, row] of plain.split(/\r?\n/).entries()) {
    for (const { 0: character, index: at } of row.matchAll(unseen)) {
      if (character === '\t') continue;
      if (faults.length === most) return faults;
      faults.push({
        line: index + 1,
        column: at + 1,
        problem: `there is a character that nobody sees: ${nameOf(character)}`,
        remedy:
          character === '\ufeff' && index + at === 0
            ? 'save the file as UTF-8 without a byte order mark'
            : 'delete it; code that needs it writes it as an escape',
      });
    }
  }
  return faults;
}

function nameOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const name = names[code] ?? (/\p{Cc}/u.test(character) ? 'control character' : 'invisible');
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')} (${name})`;
}

/** Words in which a Cyrillic letter pretends to be a Latin one, or the reverse. */
const mixed =
  /[\p{L}\p{N}_]*(?:\p{sc=Latin}\p{sc=Cyrillic}|\p{sc=Cyrillic}\p{sc=Latin})[\p{L}\p{N}_]*/gu;

/** The words of a text that mix alphabets whose letters look alike. */
export const mixedWords = (text: string): Fault[] =>
  text.split('\n').flatMap((row, index) =>
    [...row.matchAll(mixed)].map(({ 0: word, index: at }) => ({
      line: index + 1,
      column: at + 1,
      problem: `"${word}" has both Latin and Cyrillic letters`,
      remedy: 'type the word again on one keyboard',
    })),
  );

/** Quotes and lists inside each other on one line, or tags. */
const nested = /^[ \t]*(?:(?:[-*+>]|\d+[.)])[ \t]*){20,}\S|(?:<[\w.]+>){20,}/;

/** The lines of a page on which the parser would spend minutes. @param limit of characters */
export const costlyLines = (text: string, limit: number): Fault[] =>
  text.split('\n').flatMap((row, index) => {
    const line = index + 1;
    if (row.length > limit) {
      const problem = `the line has ${row.length} characters`;
      return { line, problem, remedy: `break it; a line has at most ${limit}` };
    }
    if (!nested.test(row)) return [];
    const problem = 'the line has more than 20 lists, quotes, or tags inside each other';
    return { line, problem, remedy: 'write text instead; show such code in a fence' };
  });
