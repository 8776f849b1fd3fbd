/** Finds corrections for words that aren't in any text. */
import type { Slips } from './text-search';
import { Vocabulary } from './vocabulary';

const mostMeant = 3;

export class Spelling {
  private readonly vocabulary: Vocabulary;

  /** @param published the words of each index, one after another, as made by `makeTextIndex` */
  constructor(published: readonly string[]) {
    this.vocabulary = new Vocabulary(published.flatMap((words) => words.split(' ')));
  }

  /** The closest words for each word. */
  slipsOf(words: readonly string[]): Slips {
    return new Map(
      words.map((word) => [
        word,
        this.vocabulary
          .near(word)
          .slice(0, mostMeant)
          .map((meant) => meant.word),
      ]),
    );
  }
}
