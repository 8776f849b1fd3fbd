/** Which of the questions that readers ask (`../asked`) is nearest to a query, by the words that both have. */
import type { Query } from './query';
import { stem } from './stem';
import { isStopWord } from './stop-words';
import { wordsOf } from './words';

/** A question as it is published: the number of the section that answers, and its telling words, in stems. */
export type PublishedQuestion = readonly [section: number, words: string];

/** A word that means the same counts less than the word itself; one that no question has says less of what is asked. */
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

/** The questions that a section answers, a line for each, as they are published. */
export const publishedQuestions = (section: number, asked: string): PublishedQuestion[] =>
  asked
    .split('\n')
    .filter((question) => question !== '')
    .map((question) => [section, tellingWords(question).join(' ')]);

export class Questions {
  private readonly questions: readonly (readonly [section: number, words: ReadonlySet<string>])[];
  private readonly counts = new Map<string, number>();

  constructor(published: readonly PublishedQuestion[]) {
    this.questions = published.map(([section, words]) => [section, new Set(words.split(' '))]);
    for (const [, words] of this.questions) {
      for (const word of words) this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
    }
  }

  /** How near the nearest question of each section is, from 0 to 1, by the section's number. */
  near({ words }: Query): Map<number, number> {
    const near = new Map<number, number>();
    const asked = words
      .filter(({ word }) => !isStopWord(word))
      .map(({ word, also }) => [stem(word), also.map(stem)] as const);
    if (asked.length < fewestWords) return near;
    const all = asked.reduce(
      (sum, [word]) => sum + this.rarity(word) * (this.counts.has(word) ? 1 : weights.unknown),
      0,
    );
    for (const [section, has] of this.questions) {
      let [answered, shared] = [0, 0];
      for (const [word, also] of asked) {
        const same = has.has(word) ? word : also.find((other) => has.has(other));
        if (same === undefined) continue;
        answered += this.rarity(word) * (same === word ? 1 : weights.also);
        shared += this.rarity(same);
      }
      if (shared === 0) continue;
      const whole = [...has].reduce((sum, word) => sum + this.rarity(word), 0);
      const score = Math.min(1, answered / all) * (shared / whole) ** restPower;
      if (score > (near.get(section) ?? 0)) near.set(section, score);
    }
    return near;
  }

  private rarity(word: string): number {
    return Math.log(1 + this.questions.length / ((this.counts.get(word) ?? 0) + 0.5));
  }
}
