/**
 * Which of the questions that readers ask (`../asked`) is nearest to a query, by the words that
 * both have.
 */
import { rowsOf, withDifferences } from './index-parts';
import type { Query } from './query';
import { stem } from './stem';
import { isStopWord } from './stop-words';
import { wordsOf } from './words';

/**
 * A word that means the same counts less than the word itself; one that no question has says less
 * of what is asked.
 */
const weights = { also: 0.8, unknown: 0.5 } as const;
/** How much it counts that a question asks for more than the query does. */
const restPower = 0.5;
/** One word alone is asked in too many questions. */
const fewestWords = 2;

const tellingWords = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !isStopWord(word))
      .map(stem),
  ),
];

/** How rare a word is that some of the questions have. */
const rarityOf = (questions: number, having: number): number =>
  Math.log(1 + questions / (having + 0.5));

/** Weights are published in hundredths. */
const unit = 100;

/**
 * How many numbers `byWord` has for a question: its number, its section, the weight of all its
 * words.
 */
const rowWidth = 3;

/**
 * The questions as they are published: how many, and by each word in stems the rows of those that
 * have it.
 */
export interface PublishedQuestions {
  readonly count: number;
  readonly byWord: ReadonlyMap<string, readonly number[]>;
}

/** @param asked of each section, by its number, the questions that it answers, a line for each */
export function publishQuestions(
  asked: readonly (readonly [section: number, questions: string])[],
): PublishedQuestions {
  const questions = asked.flatMap(([section, lines]) =>
    lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({ section, words: tellingWords(line) })),
  );
  const having = new Map<string, number[]>();
  questions.forEach(({ words }, number) => {
    for (const word of words) having.set(word, [...(having.get(word) ?? []), number]);
  });
  const rarity = (word: string): number =>
    rarityOf(questions.length, having.get(word)?.length ?? 0);
  const rows = questions.map(({ section, words }, number) => [
    number,
    section,
    Math.round(unit * words.reduce((sum, word) => sum + rarity(word), 0)),
  ]);
  const byWord = [...having].map(
    ([word, numbers]) => [word, withDifferences(numbers.map((at) => rows[at] ?? []))] as const,
  );
  return { count: questions.length, byWord: new Map(byWord) };
}

interface Nearness {
  readonly section: number;
  readonly whole: number;
  readonly answered: number;
  readonly shared: number;
}

/** Of the questions those that have the words added so far. */
export class Questions {
  private readonly byWord = new Map<string, readonly number[][]>();

  /** @param count how many questions there are in all */
  constructor(private readonly count: number) {}

  /** @param numbers as `publishQuestions` makes them for a word */
  add(word: string, numbers: readonly number[]): void {
    if (numbers.length > 0) this.byWord.set(word, rowsOf(numbers, rowWidth));
  }

  /** How near the nearest question of each section is, from 0 to 1, by the section's number. */
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
      const score = Math.min(1, answered / all) * (shared / whole) ** restPower;
      if (score > (near.get(section) ?? 0)) near.set(section, score);
    }
    return near;
  }

  /**
   * Counts a word for each question that has it, or else the first of the words that mean the same.
   */
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
