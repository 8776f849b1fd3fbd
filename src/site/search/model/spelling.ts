/** What words that no text has may be slips of. */
import type { Slips } from './text-search';
import { Vocabulary } from './vocabulary';

const mostMeant = 3;

export class Spelling {
  private readonly vocabulary: Vocabulary;

  /** @param published the words of each index, in a row, as `makeTextIndex` makes them */
  constructor(published: readonly string[]) {
    this.vocabulary = new Vocabulary(published.flatMap((words) => words.split(' ')));
  }

  /** The nearest words for each. */
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
