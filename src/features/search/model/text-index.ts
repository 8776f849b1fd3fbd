/**
 * The index of the sections' text: how it is made at build time and asked in the browser, which have to
 * agree in every option.
 */
import MiniSearch, { type AsPlainObject, type Options, type Query as TreeQuery } from 'minisearch';
import { publishedQuestions, type PublishedQuestion, Questions } from './questions';
import { stem } from './stem';
import { isStopWord } from './stop-words';
import { isOperator, pairsOf, wordsOf } from './words';

/** A section as it is indexed; `id` is its number. */
export interface IndexedSection {
  readonly id: number;
  /** Of the page, and what it says of itself, in its first section; empty in the others. */
  readonly title: string;
  readonly lead: string;
  /** What readers ask that it answers, a line for each question. */
  readonly asked: string;
  readonly heading: string;
  /** Names whose signatures it lists, and code in the cells of its tables. */
  readonly symbols: string;
  readonly text: string;
  readonly code: string;
}

/** How well each section answers, by its number. */
export type SectionScores = ReadonlyMap<number, number>;

const boosts = {
  title: 4,
  lead: 1.6,
  asked: 2.4,
  heading: 4,
  symbols: 3.2,
  text: 1,
  code: 0.4,
} as const;
const fuzzyFrom = 5;
const fuzzyShare = 0.25;
const weights = { fuzzy: 0.3, prefix: 0.5 } as const;
/** Two words that stand together in fewer sections are kept only where a title or a heading has them. */
const fewestTogether = 2;

/** Marks a word that is a part of a name: `Space` of `NoSpace` is no form of "spaced". */
const partMark = '\u0001';

interface Indexed extends IndexedSection {
  /** Words that stand together. */
  readonly pairs: readonly string[];
}

/** Fields of running text. */
const running = new Set<string | undefined>(['text', 'lead', 'asked']);

/** Names are found by their words alone; in running text the words that say nothing are left out. */
function tokenize(text: string, field?: string): string[] {
  const words = wordsOf(text, partMark);
  if (field === 'code') return [...new Set(words)];
  return running.has(field) ? words.filter((word) => !isStopWord(word)) : words;
}

const options: Options<Indexed> = {
  fields: [...Object.keys(boosts), 'pairs'],
  // Pairs are words already.
  extractField: (section, field) => section[field as keyof Indexed] as string,
  stringifyField: (value) => (Array.isArray(value) ? value.join('\n') : String(value)),
  tokenize: (text, field) =>
    field === 'pairs' ? text.split('\n').filter((pair) => pair !== '') : tokenize(text, field),
  // Running text is kept in stems; names also as they are.
  processTerm: (term, field) => {
    if (field === 'pairs') return term;
    if (term.startsWith(partMark)) return term.slice(1);
    const root = stem(term);
    return field === 'text' || field === 'asked' || field === 'code' || root === term
      ? root
      : [term, root];
  },
};

/** What is published: the index of MiniSearch, and the questions. */
interface Published {
  readonly sections: AsPlainObject;
  readonly questions: readonly PublishedQuestion[];
}

/** The index as it is published. */
export function makeTextIndex(sections: readonly IndexedSection[]): string {
  const ofNames = sections.map(({ title, lead, heading, asked }) =>
    pairsOf(title, lead, heading, ...asked.split('\n')),
  );
  const ofText = sections.map(({ text }) => pairsOf(...text.split('\n')));
  const together = new Map<string, number>();
  for (const pair of ofText.flat()) together.set(pair, (together.get(pair) ?? 0) + 1);
  const index = new MiniSearch(options);
  index.addAll(
    sections.map((section, at) => {
      const usual = ofText[at]?.filter((pair) => (together.get(pair) ?? 0) >= fewestTogether);
      return { ...section, pairs: [...new Set([...(ofNames[at] ?? []), ...(usual ?? [])])] };
    }),
  );
  const published: Published = {
    sections: index.toJSON(),
    questions: sections.flatMap(({ id, asked }) => publishedQuestions(id, asked)),
  };
  return JSON.stringify(published);
}

export class TextIndex {
  private readonly index: MiniSearch<Indexed>;
  /** What readers ask that the sections answer. */
  readonly questions: Questions;

  /** @param published what `makeTextIndex` made */
  constructor(published: string) {
    const { sections, questions } = JSON.parse(published) as Published;
    this.index = MiniSearch.loadJS(sections, options);
    this.questions = new Questions(questions);
  }

  /** How many sections there are. */
  get size(): number {
    return this.index.documentCount;
  }

  /**
   * The sections that have a word: it, another form of it, or one that it begins.
   * @param withSlips whether a word within few edits will do
   */
  withWord(word: string, withSlips = false): SectionScores {
    return this.ask({
      queries: [...new Set([word, stem(word)])],
      // A stem is no beginning that anybody typed: "cats" does not ask for "catching".
      prefix: (form) => form === word && form.length > 2 && !isOperator(form),
      fuzzy: withSlips && word.length >= fuzzyFrom && !isOperator(word) ? fuzzyShare : false,
    });
  }

  /** The sections where two words stand together. @param pair as `pairsOf` writes it */
  withPair(pair: string): SectionScores {
    return this.ask({ queries: [pair], fields: ['pairs'] });
  }

  private ask(query: TreeQuery & object): SectionScores {
    const own = { tokenize: (text: string) => [text], processTerm: (text: string) => text };
    const hits = this.index.search(
      { fields: Object.keys(boosts), ...own, ...query },
      { boost: boosts, weights },
    );
    return new Map(hits.map(({ id, score }) => [id as number, score]));
  }
}
