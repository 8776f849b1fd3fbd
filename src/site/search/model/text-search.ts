/** Searches the text for all meanings of a query, and weighs the results. */
import type { Asked, AskedWord } from './engine';
import type { Places } from './place';
import type { SectionScores, TextIndex } from './text-index';
import type { Vocabulary } from './vocabulary';
import { pairsOf } from './words';

/** The results from the text: scores of pages and of sections, from 0 to about 1. */
export interface TextAnswer {
  readonly pages: ReadonlyMap<number, number>;
  readonly sections: SectionScores;
  /** Share of the query, by the weights of its words, that each page contains. */
  readonly covered: ReadonlyMap<number, number>;
  /** How close each section's closest question is to the query, from 0 to 1. */
  readonly questions: SectionScores;
}

/** Weight of a likely correction compared with the typed word. */
const nearWeight = 0.4;
/** Weight of a word that is in no name. */
const unnamedWeight = 0.35;
/** Weight that two neighboring words add. */
const pairWeight = 0.3;
/** Exponents that flatten the differences between scores, and between the rarities of words. */
const scorePower = 0.55;
const rarityPower = 0.72;
/** Exponents on the covered share of the query: a section should have all words, a page less so. */
const coverPowers = { section: 3, page: 1 } as const;

/** A word of the query, or two neighboring words, with its weight and where it occurs. */
interface Part {
  readonly weight: number;
  readonly found: Map<number, number>;
}

/** Adds scores to a map, and keeps the better of two scores for the same number. */
function keepBest(into: Map<number, number>, scores: SectionScores, weight = 1): void {
  for (const [at, score] of scores) {
    if (score * weight > (into.get(at) ?? 0)) into.set(at, score * weight);
  }
}

class Search {
  private readonly size: number;

  constructor(
    private readonly indexes: readonly TextIndex[],
    private readonly places: Places,
    private readonly spelling: Vocabulary | undefined,
  ) {
    this.size = indexes.reduce((sum, { size }) => sum + size, 0);
  }

  answer({ query, words: asked }: Asked): TextAnswer {
    const words = asked.map((word) => this.word(word));
    const pairs = pairsOf(query.text).map((pair) =>
      this.part(
        this.inAll((index) => index.withPair(pair)),
        pairWeight,
      ),
    );
    const sections = this.sum(words, pairs, coverPowers.section);
    const pages = this.sum(words.map(this.byPage), pairs.map(this.byPage), coverPowers.page);
    const questions = this.inAll((index) => index.questions.near(query));
    return { sections: sections.scores, pages: pages.scores, covered: pages.covered, questions };
  }

  /** Scores of sections in all indexes. */
  private inAll(scoresIn: (index: TextIndex) => SectionScores): Map<number, number> {
    const found = new Map<number, number>();
    for (const index of this.indexes) keepBest(found, scoresIn(index));
    return found;
  }

  private word({ word, also, near, isUnnamed }: AskedWord): Part {
    const found = new Map<number, number>();
    const add = (forms: readonly string[], weight = 1): void => {
      for (const form of forms) {
        for (const index of this.indexes) keepBest(found, index.withWord(form), weight);
      }
    };
    add([word, ...also]);
    add(near, nearWeight);
    if (found.size === 0) add(this.spelling?.corrections(word) ?? []);
    return this.part(found, isUnnamed ? unnamedWeight : 1);
  }

  /** Turns scores into shares of the best one. The fewer sections match, the greater the weight. */
  private part(found: Map<number, number>, share: number): Part {
    const most = Math.max(...found.values());
    for (const [at, score] of found) found.set(at, (score / most) ** scorePower);
    const weight =
      found.size === 0 ? 0 : share * Math.log(1 + this.size / found.size) ** rarityPower;
    return { weight, found };
  }

  private readonly byPage = ({ weight, found }: Part): Part => {
    const pages = new Map<number, number>();
    for (const [section, score] of found) {
      const page = this.places.sections[section]?.page ?? 0;
      if (score > (pages.get(page) ?? 0)) pages.set(page, score);
    }
    return { weight, found: pages };
  };

  /** Sums the scores of each place. Missing words lower the sum; rarer words count more. */
  private sum(
    words: readonly Part[],
    pairs: readonly Part[],
    cover: number,
  ): { readonly scores: SectionScores; readonly covered: SectionScores } {
    const sums = new Map<number, { score: number; covered: number }>();
    const all = words.reduce((sum, { weight }) => sum + weight, 0);
    for (const { weight, found } of words) {
      for (const [at, score] of found) {
        const { score: sum = 0, covered = 0 } = sums.get(at) ?? {};
        sums.set(at, { score: sum + weight * score, covered: covered + weight });
      }
    }
    for (const { weight, found } of pairs) {
      for (const [at, score] of found) {
        const before = sums.get(at);
        if (before) sums.set(at, { ...before, score: before.score + weight * score });
      }
    }
    const scores = new Map<number, number>();
    const shares = new Map<number, number>();
    for (const [at, { score, covered }] of sums) {
      scores.set(at, (score / all) * (covered / all) ** cover);
      shares.set(at, covered / all);
    }
    return { scores, covered: shares };
  }
}

/** The words and pairs that the indexes need before `searchText` can search them. */
export const wantedOf = (asked: readonly Asked[]): string[] =>
  asked.flatMap(({ query, words }) => [
    ...words.flatMap(({ word, also, near }) => [word, ...also, ...near]),
    ...pairsOf(query.text),
  ]);

/**
 * The words of queries that don't occur anywhere, so they may be misspelled. The indexes must already
 * have the terms that `wantedOf` returns.
 */
export function unfoundWords(indexes: readonly TextIndex[], asked: readonly Asked[]): string[] {
  const isFound = (form: string): boolean => indexes.some((index) => index.withWord(form).size > 0);
  return asked
    .flatMap(({ words }) => words)
    .filter(({ word, also, near }) => ![word, ...also, ...near].some(isFound))
    .map(({ word }) => word);
}

/**
 * The results from the text. If a query has several meanings, the best result counts, multiplied by
 * the weight of its meaning.
 * @param spelling corrects the words from `unfoundWords`
 */
export function searchText(
  indexes: readonly TextIndex[],
  asked: readonly Asked[],
  places: Places,
  spelling: Vocabulary | undefined,
): TextAnswer {
  const search = new Search(indexes, places, spelling);
  const answers = asked.map((meaning) => [search.answer(meaning), meaning.weight] as const);
  const best = (part: keyof TextAnswer): SectionScores => {
    const found = new Map<number, number>();
    for (const [answer, weight] of answers) keepBest(found, answer[part], weight);
    return found;
  };
  return {
    pages: best('pages'),
    sections: best('sections'),
    covered: best('covered'),
    questions: best('questions'),
  };
}
