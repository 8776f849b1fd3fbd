/** Words in sorted order, so that a keystroke doesn't have to compare all of them. */
import { distance } from '../../../utils/distance';
import { isOperator } from './words';

/**
 * The set of a word's letters, as bits. Letters can share a bit, which only makes `mayBeNear` less
 * effective.
 */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/**
 * Whether words with these letters can be within some edits of each other. An edit changes at most
 * two letters, so words whose sets differ more don't have to be compared letter by letter.
 */
function mayBeNear(a: number, b: number, edits: number): boolean {
  let different = a ^ b;
  let left = 2 * edits;
  for (; different !== 0; different &= different - 1) {
    left -= 1;
    if (left < 0) return false;
  }
  return true;
}

export class SortedWords {
  private readonly sorted: readonly string[];
  private readonly letters: readonly number[];
  private readonly symbolic: readonly boolean[];

  /** @param words each once */
  constructor(words: Iterable<string>) {
    this.sorted = [...words].sort();
    this.letters = this.sorted.map(lettersOf);
    this.symbolic = this.sorted.map(isOperator);
  }

  /** The words that begin with these letters, which are adjacent. */
  startingWith(start: string): readonly string[] {
    // No letter sorts after this one.
    return this.sorted.slice(this.place(start), this.place(`${start}\uffff`));
  }

  /**
   * The words of the same kind (operators or words) within some edits of a word, with the number of
   * edits.
   */
  near(word: string, most: number): (readonly [known: string, edits: number])[] {
    const isSymbolic = isOperator(word);
    const letters = lettersOf(word);
    return this.sorted.flatMap((known, at) => {
      if (this.symbolic[at] !== isSymbolic) return [];
      if (Math.abs(known.length - word.length) > most) return [];
      if (!mayBeNear(this.letters[at]!, letters, most)) return [];
      const edits = distance(word, known, most);
      return edits <= most ? [[known, edits] as const] : [];
    });
  }

  /** Index of the first word that doesn't sort before a word. */
  private place(word: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
