/** A set of known words that finds which of them a typed word may mean. */
import { groupBy } from '../../../utils/group-by';
import { SortedWords } from './sorted-words';
import { stem } from './stem';
import { isOperator } from './words';

/** A known word, and how certain it is that the typed word stands for it: 1 if they are equal. */
interface Meant {
  readonly word: string;
  readonly certainty: number;
}

const certain = { stem: 0.95, prefix: 0.6, prefixSpan: 0.3, oneSlip: 0.6, twoSlips: 0.4 } as const;
/** Shorter words are never treated as misspelled, because too many words are close to them. */
export const shortestMisspelled = 5;
const shortestWithTwoSlips = 6;
const mostCorrections = 3;
/** Number of cached results. */
const mostKept = 64;

export class Vocabulary {
  private readonly known: ReadonlySet<string>;
  private readonly sorted: SortedWords;
  private readonly byStem: ReadonlyMap<string, readonly string[]>;
  private readonly nearOf = new Map<string, readonly Meant[]>();

  constructor(words: Iterable<string>) {
    this.known = new Set(words);
    this.sorted = new SortedWords(this.known);
    this.byStem = groupBy(this.known, stem);
  }

  /** Whether a word is known, or is the prefix or another form of a known word. */
  knows(word: string): boolean {
    return (
      this.known.has(word) ||
      this.byStem.has(stem(word)) ||
      this.sorted.startingWith(word).length > 0
    );
  }

  /** Known words within two edits, closest first; operators within one. */
  near(word: string): readonly Meant[] {
    const found = this.nearOf.get(word) ?? this.findNear(word);
    // A query looks up the same words several times.
    if (this.nearOf.size >= mostKept) this.nearOf.clear();
    this.nearOf.set(word, found);
    return found;
  }

  /** The likely corrections for a word, closest first. */
  corrections(word: string): string[] {
    return this.near(word)
      .slice(0, mostCorrections)
      .map((meant) => meant.word);
  }

  private findNear(word: string): Meant[] {
    const symbolic = isOperator(word);
    if (!symbolic && word.length < shortestMisspelled) return [];
    const most = !symbolic && word.length >= shortestWithTwoSlips ? 2 : 1;
    return this.sorted
      .near(word, most)
      .filter(([known]) => known.length > 1)
      .map(([known, slips]) => {
        // Swapped or wrong characters are more common than missing ones.
        const sameLength = known.length === word.length ? 0.05 : 0;
        const certainty = (slips === 1 ? certain.oneSlip : certain.twoSlips) + sameLength;
        return { word: known, certainty };
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
      for (const longer of this.sorted.startingWith(word)) {
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
