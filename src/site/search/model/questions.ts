/** Finds the questions (`../asked`) that are closest to a query, by the words that they share. */
import { groupBy } from '../../../utils/group-by';
import { rowsOf, withDifferences } from './index-parts';
import type { Query } from './query';
import { stem } from './stem';
import { isStopWord } from './stop-words';
import { wordsOf } from './words';

/** Factors for a synonym, and for a word that occurs in no question. */
const weights = { also: 0.8, unknown: 0.5 } as const;
/** Queries with fewer words match too many questions. */
const fewestWords = 2;

const tellingWords = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !isStopWord(word))
      .map(stem),
  ),
];

/** Returns the rarity of a word that occurs in `having` of the questions. */
const rarityOf = (questions: number, having: number): number =>
  Math.log(1 + questions / (having + 0.5));

/** Weights are published as hundredths. */
const unit = 100;

/** Numbers per question in `byWord`: its number, its section, and the weight of all its words. */
const rowWidth = 3;

/**
 * Publishes questions.
 * @param sections by number, each with the questions that it answers, one per line
 * @returns how many questions there are, and for each stem the rows of the questions with that stem
 */
export function publishQuestions(
  sections: readonly { readonly id: number; readonly asked: string }[],
): { readonly count: number; readonly byWord: ReadonlyMap<string, readonly number[]> } {
  const questions = sections.flatMap(({ id, asked }) =>
    asked
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({ section: id, words: tellingWords(line) })),
  );
  const having = groupBy(
    questions.flatMap(({ words }, number) => words.map((word) => ({ word, number }))),
    ({ word }) => word,
  );
  const rows = questions.map(({ section, words }, number) => {
    const rarities = words.map((word) => rarityOf(questions.length, having.get(word)!.length));
    return [number, section, Math.round(unit * rarities.reduce((sum, rarity) => sum + rarity, 0))];
  });
  const byWord = [...having].map(
    ([word, found]) => [word, withDifferences(found.map(({ number }) => rows[number]!))] as const,
  );
  return { count: questions.length, byWord: new Map(byWord) };
}

interface Nearness {
  readonly section: number;
  readonly whole: number;
  readonly answered: number;
  readonly shared: number;
}

/** The questions that contain the words added so far. */
export class Questions {
  private readonly byWord = new Map<string, readonly number[][]>();

  /** @param count total number of questions */
  constructor(private readonly count: number) {}

  /** @param numbers a word's rows, as `publishQuestions` returns them */
  add(word: string, numbers: readonly number[]): void {
    if (numbers.length > 0) this.byWord.set(word, rowsOf(numbers, rowWidth));
  }

  /** Returns how near each section's nearest question is, from 0 to 1, by section number. */
  near({ words }: Query): Map<number, number> {
    const asked = words
      .filter(({ word }) => !isStopWord(word))
      .map(({ word, also }) => [stem(word), also.map(stem)] as const);
    if (asked.length < fewestWords) return new Map();
    const all = asked.reduce(
      (sum, [word]) => sum + this.rarity(word) * (this.byWord.has(word) ? 1 : weights.unknown),
      0,
    );
    const found = new Map<number, Nearness>();
    for (const [word, also] of asked) this.addShares(found, word, also);
    const near = new Map<number, number>();
    for (const { section, whole, answered, shared } of found.values()) {
      const score = Math.min(1, answered / all) * (shared / whole);
      if (score > (near.get(section) ?? 0)) near.set(section, score);
    }
    return near;
  }

  /** Adds a word's share to each question that has the word, or else its first synonym. */
  private addShares(found: Map<number, Nearness>, word: string, also: readonly string[]): void {
    const counted = new Set<number>();
    for (const candidate of [word, ...also]) {
      const rarity = this.rarity(candidate);
      for (const [number = 0, section = 0, whole = 0] of this.byWord.get(candidate) ?? []) {
        if (counted.has(number)) continue;
        counted.add(number);
        const { answered = 0, shared = 0 } = found.get(number) ?? {};
        found.set(number, {
          section,
          whole: whole / unit,
          answered: answered + rarity * (candidate === word ? 1 : weights.also),
          shared: shared + rarity,
        });
      }
    }
  }

  private rarity(word: string): number {
    return rarityOf(this.count, this.byWord.get(word)?.length ?? 0);
  }
}
