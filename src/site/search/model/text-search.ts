/** Searches the text for all meanings of a query, and weighs the results. */
import type { Asked } from './engine';
import type { Places } from './place';
import type { QueryWord } from './query';
import type { SectionScores, TextIndex, Wanted } from './text-index';
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
/** Weight that two neighbouring words add. */
const pairWeight = 0.3;
/** Exponents that flatten the differences between scores, and between the rarities of words. */
const scorePower = 0.55;
const rarityPower = 0.72;
/** Exponents on the covered share of the query: a section should have all words, a page less so. */
const coverPowers = { section: 3, page: 1 } as const;

/** A word of the query, or two neighbouring words, with its weight and where it occurs. */
interface Part {
  readonly weight: number;
  readonly found: Map<number, number>;
}

/** Words that don't occur anywhere, with their possible corrections. */
export type Slips = ReadonlyMap<string, readonly string[]>;

/** Scores of places, and the share of the query that each contains. */
interface Sum {
  readonly scores: Map<number, number>;
  readonly covered: Map<number, number>;
}

/** Adds scores to a map, and keeps the better of two scores for the same number. */
function keepBest(into: Map<number, number>, scores: SectionScores, weight = 1): void {
  for (const [at, score] of scores) {
    if (score * weight > (into.get(at) ?? 0)) into.set(at, score * weight);
  }
}

const best = (scores: SectionScores): number => Math.max(...scores.values(), 0);

class Search {
  private readonly size: number;

  constructor(
    private readonly indexes: readonly TextIndex[],
    private readonly places: Places,
    private readonly slips: Slips,
  ) {
    this.size = indexes.reduce((sum, { size }) => sum + size, 0);
  }

  /** Scores sections by their closest question, in all versions. */
  questions({ query }: Asked): SectionScores {
    const found = new Map<number, number>();
    for (const { questions } of this.indexes) keepBest(found, questions.near(query));
    return found;
  }

  answer({ query, near, unnamed }: Asked): Omit<TextAnswer, 'questions'> {
    const corrections = new Map(near);
    const words = query.words.map((word) =>
      this.word(word, corrections.get(word.word) ?? [], unnamed.has(word.word) ? unnamedWeight : 1),
    );
    const pairs = pairsOf(query.text).map((pair) => {
      const found = new Map<number, number>();
      for (const index of this.indexes) keepBest(found, index.withPair(pair));
      return this.part(found, pairWeight);
    });
    const ofSections = this.sum(words, pairs, coverPowers.section);
    const ofPages = this.sum(words.map(this.byPage), pairs.map(this.byPage), coverPowers.page);
    return { sections: ofSections.scores, pages: ofPages.scores, covered: ofPages.covered };
  }

  private word({ word, also }: QueryWord, near: readonly string[], share: number): Part {
    const found = new Map<number, number>();
    for (const index of this.indexes) keepBest(found, index.withWord(word));
    const others = [
      ...also.map((other) => [other, 1] as const),
      ...near.map((other) => [other, nearWeight] as const),
    ];
    for (const [other, weight] of others) {
      for (const index of this.indexes) keepBest(found, index.withWord(other), weight);
    }
    if (found.size === 0) {
      for (const meant of this.slips.get(word) ?? []) {
        for (const index of this.indexes) keepBest(found, index.withWord(meant));
      }
    }
    return this.part(found, share);
  }

  /** Turns scores into shares of the best one. The fewer sections match, the greater the weight. */
  private part(found: Map<number, number>, share: number): Part {
    const most = best(found);
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
  private sum(words: readonly Part[], pairs: readonly Part[], cover: number): Sum {
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

/** The terms that the indexes need before `searchText` can search them. */
export function wantedOf(asked: readonly Asked[]): Wanted {
  return {
    words: asked.flatMap(({ query, near }) => [
      ...query.words.flatMap(({ word, also }) => [word, ...also]),
      ...near.flatMap(([, words]) => words),
    ]),
    pairs: asked.flatMap(({ query }) => pairsOf(query.text)),
  };
}

/**
 * The words of queries that don't occur anywhere, so they may be misspelt. The indexes must already
 * have the terms that `wantedOf` returns.
 */
export function unfoundWords(indexes: readonly TextIndex[], asked: readonly Asked[]): string[] {
  return asked.flatMap(({ query, near }) =>
    query.words
      .filter(({ word, also }) =>
        [word, ...also, ...(new Map(near).get(word) ?? [])].every((form) =>
          indexes.every((index) => index.withWord(form).size === 0),
        ),
      )
      .map(({ word }) => word),
  );
}

/**
 * The results from the text. If a query has several meanings, the best result counts, multiplied by
 * the weight of its meaning.
 * @param slips corrections for the words from `unfoundWords`
 */
export function searchText(
  indexes: readonly TextIndex[],
  asked: readonly Asked[],
  places: Places,
  slips: Slips = new Map(),
): TextAnswer {
  const search = new Search(indexes, places, slips);
  const pages = new Map<number, number>();
  const sections = new Map<number, number>();
  const covered = new Map<number, number>();
  const questions = new Map<number, number>();
  for (const meaning of asked) {
    const answer = search.answer(meaning);
    keepBest(pages, answer.pages, meaning.weight);
    keepBest(sections, answer.sections, meaning.weight);
    keepBest(covered, answer.covered, meaning.weight);
    keepBest(questions, search.questions(meaning), meaning.weight);
  }
  return { pages, sections, covered, questions };
}
