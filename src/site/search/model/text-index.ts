/**
 * The index of the sections' text: how it is made at build time and asked in the browser, which
 * have to agree in every option.
 */
import MiniSearch, { type AsPlainObject, type Options, type Query as TreeQuery } from 'minisearch';
import {
  type CutTerms,
  cutTerms,
  partsBetween,
  type PublishedTerm,
  rowsOf,
  withDifferences,
} from './index-parts';
import { publishQuestions, Questions } from './questions';
import { stem } from './stem';
import { isStopWord } from './stop-words';
import { shortestMisspelt } from './vocabulary';
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
const weights = { fuzzy: 0, prefix: 0.5 } as const;
/**
 * Two words that stand together in fewer sections are kept only where a title or a heading has
 * them.
 */
const fewestTogether = 2;

/** Marks a word that is a part of a name: `Space` of `NoSpace` is no form of "spaced". */
const partMark = '\u0001';

interface Indexed extends IndexedSection {
  /** Words that stand together. */
  readonly pairs: readonly string[];
}

/** Fields of running text. */
const running = new Set<string | undefined>(['text', 'lead', 'asked']);

/**
 * Names are found by their words alone; in running text the words that say nothing are left out.
 */
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

/** What is needed to ask the index, apart from its terms. */
interface Frame {
  /** The number of the first section; the others follow it. */
  readonly first: number;
  /** By field, how many words each section has in it. */
  readonly lengths: readonly (readonly number[])[];
  /** MiniSearch's own figures. */
  readonly sections: Omit<AsPlainObject, 'index' | 'documentIds' | 'fieldLength'>;
  readonly questions: number;
  /** Where the parts start: those of words, then those of two words that stand together. */
  readonly words: readonly string[];
  readonly pairs: readonly string[];
}

/** The index as it is published. */
export interface PublishedIndex {
  readonly frame: string;
  /** Words that a misspelt one may have been meant for, in a row. */
  readonly spelling: string;
  readonly parts: readonly string[];
}

const isPair = (term: string): boolean => term.includes(' ');

/** The index as it is published. @param sections numbered in a row */
export function makeTextIndex(sections: readonly IndexedSection[]): PublishedIndex {
  const ofNames = sections.map(({ title, lead, heading, asked }) =>
    pairsOf(title, lead, heading, ...asked.split('\n')),
  );
  const ofText = sections.map(({ text }) => pairsOf(...text.split('\n')));
  const together = new Map<string, number>();
  for (const pair of ofText.flat()) together.set(pair, (together.get(pair) ?? 0) + 1);
  const built = new MiniSearch(options);
  built.addAll(
    sections.map((section, at) => {
      const usual = ofText[at]?.filter((pair) => (together.get(pair) ?? 0) >= fewestTogether);
      return { ...section, pairs: [...new Set([...(ofNames[at] ?? []), ...(usual ?? [])])] };
    }),
  );
  const { index, fieldLength, documentIds, ...figures } = built.toJSON();
  const questions = publishQuestions(sections.map(({ id, asked }) => [id, asked]));
  const { words, pairs } = partsOf(index, questions.byWord);
  const fields = Object.values(figures.fieldIds);
  const frame: Frame = {
    first: Number(documentIds[0] ?? 0),
    lengths: fields.map((field) => sections.map((_, at) => fieldLength[at]?.[field] ?? 0)),
    sections: figures,
    questions: questions.count,
    words: words.starts,
    pairs: pairs.starts,
  };
  return {
    frame: JSON.stringify(frame),
    spelling: spelledWords(index, figures.fieldIds),
    parts: [...words.parts, ...pairs.parts],
  };
}

/** The words of the text, apart from those that only code has. */
function spelledWords(
  index: AsPlainObject['index'],
  { code }: Readonly<Record<string, number>>,
): string {
  return index
    .filter(([, fields]) => Object.keys(fields).some((field) => Number(field) !== code))
    .map(([term]) => term)
    .filter((term) => term.length >= shortestMisspelt && /^\p{Ll}+$/u.test(term))
    .sort()
    .join(' ');
}

/** The terms of MiniSearch, and those that only questions have, in parts. */
function partsOf(
  index: AsPlainObject['index'],
  questions: ReadonlyMap<string, readonly number[]>,
): { readonly words: CutTerms; readonly pairs: CutTerms } {
  const fieldsOf = new Map(index);
  const terms = [...new Set([...fieldsOf.keys(), ...questions.keys()])].sort();
  const published = terms.map((term): PublishedTerm => {
    const fields: number[][] = [];
    for (const [field, counts] of Object.entries(fieldsOf.get(term) ?? {})) {
      const rows = Object.entries(counts).map(([at, count]) => [Number(at), count]);
      fields[Number(field)] = withDifferences(rows);
    }
    // Fields that are missing are no holes in JSON.
    return [term, questions.get(term) ?? [], ...Array.from(fields, (field) => field ?? [])];
  });
  return {
    words: cutTerms(published.filter(([term]) => !isPair(term))),
    pairs: cutTerms(published.filter(([term]) => isPair(term))),
  };
}

/** What a query asks of the index. */
export interface Wanted {
  readonly words: readonly string[];
  /** As `pairsOf` writes them. */
  readonly pairs: readonly string[];
}

export class TextIndex {
  private readonly frame: Frame;
  private readonly parts = new Map<number, readonly PublishedTerm[]>();
  private index: MiniSearch<Indexed>;
  /** What readers ask that the sections answer. */
  readonly questions: Questions;

  /** @param frame what `makeTextIndex` made; the parts are added when a query wants them */
  constructor(frame: string) {
    this.frame = JSON.parse(frame) as Frame;
    this.index = this.load();
    this.questions = new Questions(this.frame.questions);
  }

  /** The numbers of the parts that have what is wanted, and that are not there yet. */
  lacking({ words, pairs }: Wanted): number[] {
    const { frame } = this;
    const numbers = [
      ...words.flatMap((word) => [
        ...partsBetween(frame.words, word, this.isBeginning(word) ? `${word}\uffff` : word),
        ...partsBetween(frame.words, stem(word), stem(word)),
      ]),
      ...pairs.flatMap((pair) =>
        partsBetween(frame.pairs, pair, pair).map((part) => frame.words.length + part),
      ),
    ];
    return [...new Set(numbers)].filter((number) => !this.parts.has(number));
  }

  /** Adds parts. @param contents by their numbers */
  add(contents: ReadonlyMap<number, string>): void {
    for (const [number, content] of contents) {
      const terms = JSON.parse(content) as readonly PublishedTerm[];
      this.parts.set(number, terms);
      for (const [term, questions] of terms) this.questions.add(term, questions);
    }
    this.index = this.load();
  }

  private load(): MiniSearch<Indexed> {
    const { first, lengths, sections } = this.frame;
    const numbers = Array.from({ length: sections.documentCount }, (_, at) => at);
    return MiniSearch.loadJS(
      {
        ...sections,
        documentIds: Object.fromEntries(numbers.map((at) => [at, first + at])),
        fieldLength: Object.fromEntries(
          numbers.map((at) => [at, lengths.map((field) => field[at] ?? 0)]),
        ),
        index: [...this.parts.values()]
          .flat()
          .map(([term, , ...fields]) => [
            term,
            Object.fromEntries(
              fields.flatMap((numbersOf, field) =>
                numbersOf.length === 0 ? [] : [[field, Object.fromEntries(rowsOf(numbersOf, 2))]],
              ),
            ),
          ]),
      } as AsPlainObject,
      options,
    );
  }

  /** The numbers of all parts. */
  get partNumbers(): number[] {
    return [...this.frame.words, ...this.frame.pairs].map((_, number) => number);
  }

  /** How many sections there are. */
  get size(): number {
    return this.frame.sections.documentCount;
  }

  /** Whether a word may be the beginning of another one. */
  private isBeginning(word: string): boolean {
    return word.length > 2 && !isOperator(word);
  }

  /** The sections that have a word: it, another form of it, or one that it begins. */
  withWord(word: string): SectionScores {
    return this.ask({
      queries: [...new Set([word, stem(word)])],
      // A stem is no beginning that anybody typed: "cats" does not ask for "catching".
      prefix: (form) => form === word && this.isBeginning(form),
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
