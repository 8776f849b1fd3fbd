/** A text that the rules read as a whole, with the source positions of its parts. */
import type { Place } from '../rules';

export interface Passage {
  readonly place: Place;
  /** The text on one line, with each code span as backquotes around `codeMark`s. */
  readonly text: string;
  /** The same text and length, with the code as written. */
  readonly shown: string;
  /** The 1-based line of the character at an offset. */
  lineAt(offset: number): number;
  /**
   * The first lines of the passage and the blocks around it. An excuse before any of them covers
   * the passage.
   */
  readonly starts: readonly number[];
  /** Whether it begins in bold. */
  readonly bold: boolean;
  /** Whether readers see it without unfolding anything, and it isn't about a signature. */
  readonly isOpen: boolean;
}

/** Replaces characters that no rule looks at. */
export const codeMark = '\uE000';

export class PassageBuilder {
  private text = '';
  private shown = '';
  private readonly places: [offset: number, line: number][] = [];
  private bold = false;

  /** Adds text that starts on a line of the source. */
  addText(text: string, line: number): void {
    text.split(/(?<=\n)/).forEach((part, index) => {
      this.add(part.replace(/\s/g, ' '), line + index);
    });
  }

  /** Adds code, or an element whose text only exists in the built page. */
  addCode(code: string, line: number): void {
    const inner = code.replace(/\s/g, ' ');
    this.add(`\`${codeMark.repeat(inner.length)}\``, line, `\`${inner}\``);
  }

  addBold(): void {
    if (this.text.trim() === '') this.bold = true;
  }

  private add(text: string, line: number, shown = text): void {
    this.places.push([this.text.length, line]);
    this.text += text;
    this.shown += shown;
  }

  /** The passage; null if it has no letters outside code. */
  build(place: Place, starts: readonly number[], isOpen = true): Passage | null {
    if (!/[\p{L}`]/u.test(this.text)) return null;
    const { text, shown, places, bold } = this;
    const lineAt = (offset: number): number =>
      places.findLast(([start]) => start <= offset)?.[1] ?? starts[0] ?? 1;
    // Leading blanks would hide the start of the first sentence.
    const blanks = text.length - text.trimStart().length;
    return {
      place,
      text: text.slice(blanks).trimEnd(),
      shown: shown.slice(blanks).trimEnd(),
      lineAt: (offset) => lineAt(offset + blanks),
      starts,
      bold,
      isOpen,
    };
  }
}

/** The number of words in a text; a code span counts as one. */
export function countWords({ text }: Pick<Passage, 'text'>): number {
  return text.match(/`[^`]*`|[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}
