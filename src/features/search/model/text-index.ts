/**
 * The index of the sections' text: how it is made at build time and asked in the browser, which have to
 * agree in every option.
 */
import MiniSearch, { type Options, type Query as TreeQuery } from 'minisearch';
import type { Query } from './query';
import { stem } from './stem';
import { isStopWord } from './stop-words';
import { isOperator, wordsOf } from './words';

/** A section as it is indexed; `id` is its number. */
export interface IndexedSection {
  readonly id: number;
  /** Of the page. */
  readonly title: string;
  /** With those above it. */
  readonly heading: string;
  /** Names whose signatures it lists, and code in the cells of its tables. */
  readonly symbols: string;
  readonly text: string;
  readonly code: string;
}

/** A section that a query found in the text. */
export interface TextHit {
  readonly section: number;
  readonly score: number;
}

const boosts = { title: 6, heading: 4, symbols: 2, text: 1, code: 0.4 } as const;
const fuzzyFrom = 5;
const fuzzyShare = 0.25;
const weights = { fuzzy: 0.3, prefix: 0.5 } as const;
/** What a synonym and a likely correction count beside the word that was typed. */
const alsoBoost = 0.8;
const nearBoost = 0.6;

/** Names are found by their words alone; in running text the words that say nothing are left out. */
function tokenize(text: string, field?: string): string[] {
  const words = wordsOf(text);
  if (field === 'code') return [...new Set(words)];
  return field === 'text' ? words.filter((word) => !isStopWord(word)) : words;
}

const options: Options<IndexedSection> = {
  fields: ['title', 'heading', 'symbols', 'text', 'code'],
  tokenize,
  // Running text is kept in stems; names also as they are.
  processTerm: (term, field) => {
    const root = stem(term);
    return field === 'text' || field === 'code' || root === term ? root : [term, root];
  },
};

/** The index as it is published. */
export function makeTextIndex(sections: readonly IndexedSection[]): string {
  const index = new MiniSearch(options);
  index.addAll(sections);
  return JSON.stringify(index);
}

/** Which words a query word is looked up by, and what each counts. */
function alternatives(
  { word, also }: Query['words'][number],
  near: (word: string) => readonly string[],
): { readonly term: string; readonly boost: number }[] {
  return [
    { term: word, boost: 1 },
    ...also.map((term) => ({ term, boost: alsoBoost })),
    ...near(word).map((term) => ({ term, boost: nearBoost })),
  ];
}

export class TextIndex {
  private readonly index: MiniSearch<IndexedSection>;

  /** @param published what `makeTextIndex` made */
  constructor(published: string) {
    this.index = MiniSearch.loadJSON(published, options);
  }

  /**
   * The sections whose text has words of the query, best first.
   * @param near for a word, those that it may be a slip of
   */
  search(query: Query, near: (word: string) => readonly string[], most: number): TextHit[] {
    const asked = query.words.map((word) => ({ word, terms: alternatives(word, near) }));
    const tree: TreeQuery = {
      combineWith: 'OR',
      queries: asked.flatMap(({ terms }) =>
        terms.map(({ term, boost }) => ({
          queries: [term],
          // Queries are words already.
          tokenize: (text: string) => [text],
          processTerm: (text: string) => [...new Set([text, stem(text)])],
          boostTerm: () => boost,
          // A stem is no beginning that anybody typed: "cats" does not ask for "catching".
          prefix: (text: string) => text === term && text.length > 2 && !isOperator(text),
          fuzzy: term.length >= fuzzyFrom && !isOperator(term) ? fuzzyShare : false,
        })),
      ),
    };
    const hits = this.index.search(tree, { boost: boosts, weights }).map((hit) => {
      const matched = new Set(hit.queryTerms);
      const has = asked.map(({ terms }) =>
        terms.some(({ term }) => matched.has(term) || matched.has(stem(term))),
      );
      return { section: hit.id as number, score: hit.score, has };
    });
    // A section has to have the words that tell: the rarer a word, the more it counts.
    const telling = asked.map((_, word) => {
      const having = hits.filter(({ has }) => has[word]).length;
      return having === 0 ? 0 : Math.log(1 + this.index.documentCount / having);
    });
    const all = telling.reduce((sum, weight) => sum + weight, 0);
    return hits
      .map(({ section, score, has }): TextHit => {
        const covered = telling.reduce((sum, weight, word) => sum + (has[word] ? weight : 0), 0);
        return { section, score: score * (covered / all) ** 2 };
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, most);
  }
}
