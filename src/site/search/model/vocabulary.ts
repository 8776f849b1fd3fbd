/** A set of known words that finds which of them a typed word may mean. */
import { distance } from '../../../utils/distance';
import { lettersOf, mayBeNear } from './letters';
import { stem } from './stem';
import { isOperator } from './words';

/** A known word, and how certain it is that the typed word stands for it: 1 if they are equal. */
export interface Meant {
  readonly word: string;
  readonly certainty: number;
}

const certain = { stem: 0.95, prefix: 0.6, prefixSpan: 0.3, oneSlip: 0.6, twoSlips: 0.4 } as const;
/** Shorter words are never treated as misspelt, because too many words are close to them. */
export const shortestMisspelt = 5;
const shortestWithTwoSlips = 6;
/** Number of cached results. */
const mostKept = 64;

export class Vocabulary {
  private readonly sorted: readonly string[];
  private readonly known: ReadonlySet<string>;
  private readonly byStem = new Map<string, string[]>();
  private readonly letters: readonly number[];
  private readonly symbolic: readonly boolean[];
  private readonly nearOf = new Map<string, readonly Meant[]>();

  constructor(words: Iterable<string>) {
    this.known = new Set(words);
    this.sorted = [...this.known].sort();
    this.letters = this.sorted.map(lettersOf);
    this.symbolic = this.sorted.map(isOperator);
    for (const word of this.sorted) {
      const root = stem(word);
      this.byStem.set(root, [...(this.byStem.get(root) ?? []), word]);
    }
  }

  /** Whether a word is known, or is the prefix or another form of a known word. */
  knows(word: string): boolean {
    return (
      this.known.has(word) || this.byStem.has(stem(word)) || this.startingWith(word).length > 0
    );
  }

  /** Returns the known words that start with the given letters. */
  private startingWith(start: string): string[] {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let index = low; this.sorted[index]?.startsWith(start); index += 1) {
      found.push(this.sorted[index] ?? '');
    }
    return found;
  }

  /** Known words within two edits, closest first; operators within one. */
  near(word: string): readonly Meant[] {
    const found = this.nearOf.get(word) ?? this.findNear(word);
    // A query looks up the same words several times.
    if (this.nearOf.size >= mostKept) this.nearOf.clear();
    this.nearOf.set(word, found);
    return found;
  }

  private findNear(word: string): Meant[] {
    const symbolic = isOperator(word);
    if (!symbolic && word.length < shortestMisspelt) return [];
    const most = !symbolic && word.length >= shortestWithTwoSlips ? 2 : 1;
    const letters = lettersOf(word);
    return this.sorted
      .flatMap((known, index) => {
        if (known.length < 2 || this.symbolic[index] !== symbolic) return [];
        if (!mayBeNear(this.letters[index]!, letters, most)) return [];
        const slips = distance(word, known, most);
        if (slips > most) return [];
        // Swapped or wrong characters are more common than missing ones.
        const sameLength = known.length === word.length ? 0.05 : 0;
        const certainty = (slips === 1 ? certain.oneSlip : certain.twoSlips) + sameLength;
        return [{ word: known, certainty }];
      })
      .sort((a, b) => b.certainty - a.certainty);
  }

  /**
   * The words that a typed word may stand for; similar words only if it's neither known nor a
   * prefix.
   */
  meant(word: string): readonly Meant[] {
    const found = new Map<string, number>();
    if (!isOperator(word) && word.length > 1) {
      for (const longer of this.startingWith(word)) {
        const certainty = certain.prefix + (certain.prefixSpan * word.length) / longer.length;
        found.set(longer, certainty);
      }
      for (const form of this.byStem.get(stem(word)) ?? []) found.set(form, certain.stem);
    }
    if (this.known.has(word)) found.set(word, 1);
    if (found.size === 0) return this.near(word);
    return [...found].map(([known, certainty]) => ({ word: known, certainty }));
  }
}
