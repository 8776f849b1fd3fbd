/**
 * The keys of all names in sorted order, so that a keystroke doesn't have to compare all of them.
 */
import { distance } from '../../../utils/distance';
import type { Entry } from './entries';
import { lettersOf, mayBeNear } from './letters';
import { isOperator } from './words';

/** A key and its entry. */
export interface IndexedKey {
  readonly key: string;
  readonly entry: number;
  /** Whether the key is a member's name without its owner. */
  readonly isTail: boolean;
  readonly isSymbolic: boolean;
  readonly letters: number;
}

export class KeyIndex {
  private readonly sorted: readonly IndexedKey[];

  constructor(entries: readonly Entry[]) {
    const keys = entries.flatMap((entry, number) =>
      entry.keys.map((key, index) => ({
        key,
        entry: number,
        isTail: index > 0,
        isSymbolic: isOperator(key),
        letters: lettersOf(key),
      })),
    );
    this.sorted = keys.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  }

  /** The keys that begin with these letters, which are adjacent. */
  startingWith(start: string): readonly IndexedKey[] {
    // No letter sorts after this one.
    return this.sorted.slice(this.place(start), this.place(`${start}\uffff`));
  }

  /** The keys that equal a word. */
  equalTo(word: string): readonly IndexedKey[] {
    return this.sorted.slice(this.place(word), this.place(`${word}\u0000`));
  }

  /**
   * The keys of the same kind (operators or words) within some edits of a key, with the number of
   * edits.
   */
  near(word: string, most: number): (readonly [key: IndexedKey, edits: number])[] {
    const isSymbolic = isOperator(word);
    const letters = lettersOf(word);
    return this.sorted.flatMap((indexed) => {
      if (
        indexed.isSymbolic !== isSymbolic ||
        Math.abs(indexed.key.length - word.length) > most ||
        !mayBeNear(indexed.letters, letters, most)
      ) {
        return [];
      }
      const edits = distance(word, indexed.key, most);
      return edits <= most ? [[indexed, edits] as const] : [];
    });
  }

  /** Index of the first key that doesn't sort before a word. */
  private place(word: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle]?.key ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
