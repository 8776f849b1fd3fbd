/**
 * The index of the text of sections: how it's built, and how the browser queries it. Both must use
 * the same options.
 */
import MiniSearch, { type AsPlainObject, type Options, type Query as TreeQuery } from 'minisearch';
import { groupBy } from '../../../utils/group-by';
import type { Part } from './dictionary';
import { cutTerms, partsBetween, type PublishedTerm, rowsOf, withDifferences } from './index-parts';
import { publishQuestions, Questions } from './questions';
import { stem } from './stem';
import { isStopWord } from './stop-words';
import { shortestMisspelled } from './vocabulary';
import { isOperator, pairsOf, wordsOf } from './words';

/** A section to index. `id` is its number. */
export interface IndexedSection {
  readonly id: number;
  /**
   * The first section has the page's title and description. The others have no title, and the rows
   * of their decision tables as `lead`.
   */
  readonly title: string;
  readonly lead: string;
  /** Questions that it answers, one per line. */
  readonly asked: string;
  readonly heading: string;
  /** Names whose signatures it lists, and code from the cells of its tables. */
  readonly symbols: string;
  readonly text: string;
  readonly code: string;
}

/** Score of each section, by section number. */
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
 * Pairs of adjacent words that occur in fewer sections are dropped, unless they come from a title,
 * lead, heading or question.
 */
const fewestTogether = 2;

/** For how many words an index keeps scores, which can be as many as it has sections. */
const mostScores = 50;

/** Marks a part of a name: `Space` in `NoSpace` isn't a form of "spaced". */
const partMark = '\u0001';

interface Indexed extends IndexedSection {
  /** Pairs of adjacent words, one per line. */
  readonly pairs: string;
}

/** Fields of running text. */
const running = new Set<string | undefined>(['text', 'lead', 'asked']);

const options: Options<Indexed> = {
  fields: [...Object.keys(boosts), 'pairs'],
  // Running text loses its stop words; names keep all their words.
  tokenize: (text, field) => {
    if (field === 'pairs') return text.split('\n').filter(Boolean);
    const words = wordsOf(text, partMark);
    if (field === 'code') return [...new Set(words)];
    return running.has(field) ? words.filter((word) => !isStopWord(word)) : words;
  },
  // Running text is indexed by stem; names also as they are.
  processTerm: (term, field) => {
    if (field === 'pairs') return term;
    if (term.startsWith(partMark)) return term.slice(1);
    const root = stem(term);
    return field === 'text' || field === 'asked' || field === 'code' || root === term
      ? root
      : [term, root];
  },
};

/** Everything that a query needs from the index, except its terms. */
interface Frame {
  /** Number of the first section. The others follow in order. */
  readonly first: number;
  /** For each field, the number of words in each section. */
  readonly lengths: readonly (readonly number[])[];
  /** MiniSearch's own data. */
  readonly sections: Omit<AsPlainObject, 'index' | 'documentIds' | 'fieldLength'>;
  readonly questions: number;
  /** Starts of the parts: first the parts with words, then the parts with pairs. */
  readonly words: readonly string[];
  readonly pairs: readonly string[];
}

const isPair = (term: string): boolean => term.includes(' ');

/**
 * Builds the published index.
 * @param sections with consecutive numbers
 * @returns the content of each part
 */
export function makeTextIndex(
  sections: readonly IndexedSection[],
): (readonly [part: Part, content: string])[] {
  const ofText = sections.map(({ text }) => pairsOf(...text.split('\n')));
  const together = groupBy(ofText.flat(), (pair) => pair);
  const built = new MiniSearch(options);
  built.addAll(
    sections.map((section, at) => {
      const { title, lead, heading, asked } = section;
      const ofNames = pairsOf(title, lead, heading, ...asked.split('\n'));
      const usual = ofText[at]!.filter((pair) => together.get(pair)!.length >= fewestTogether);
      return { ...section, pairs: [...new Set([...ofNames, ...usual])].join('\n') };
    }),
  );
  const { index, fieldLength, documentIds, ...figures } = built.toJSON();
  const questions = publishQuestions(sections);
  const terms = publishTerms(index, questions.byWord);
  const words = cutTerms(terms.filter(([term]) => !isPair(term)));
  const pairs = cutTerms(terms.filter(([term]) => isPair(term)));
  const fields = Object.values(figures.fieldIds);
  const frame: Frame = {
    first: Number(documentIds[0] ?? 0),
    lengths: fields.map((field) => sections.map((_, at) => fieldLength[at]?.[field] ?? 0)),
    sections: figures,
    questions: questions.count,
    words: words.starts,
    pairs: pairs.starts,
  };
  return [
    ['frame', JSON.stringify(frame)],
    ['spelling', spelledWords(index, figures.fieldIds)],
    ...[...words.parts, ...pairs.parts].map((part, at) => [at, part] as const),
  ];
}

/**
 * Returns the words for spelling correction, separated by spaces: those of the text, without those
 * that only code has.
 */
function spelledWords(
  index: AsPlainObject['index'],
  { code }: Readonly<Record<string, number>>,
): string {
  return index
    .filter(([, fields]) => Object.keys(fields).some((field) => Number(field) !== code))
    .map(([term]) => term)
    .filter((term) => term.length >= shortestMisspelled && /^\p{Ll}+$/u.test(term))
    .sort()
    .join(' ');
}

/** Publishes MiniSearch's terms, and the terms that only questions have. */
function publishTerms(
  index: AsPlainObject['index'],
  questions: ReadonlyMap<string, readonly number[]>,
): PublishedTerm[] {
  const fieldsOf = new Map(index);
  const terms = [...new Set([...fieldsOf.keys(), ...questions.keys()])].sort();
  return terms.map((term) => {
    const fields: number[][] = [];
    for (const [field, counts] of Object.entries(fieldsOf.get(term) ?? {})) {
      const rows = Object.entries(counts).map(([at, count]) => [Number(at), count]);
      fields[Number(field)] = withDifferences(rows);
    }
    // Fill gaps, because JSON arrays can't have holes.
    return [term, questions.get(term) ?? [], ...Array.from(fields, (field) => field ?? [])];
  });
}

/** Whether a word may be the beginning of a longer one. */
const isBeginning = (word: string): boolean => word.length > 2 && !isOperator(word);

export class TextIndex {
  private readonly frame: Frame;
  private readonly parts = new Map<number, readonly PublishedTerm[]>();
  /** Scores by word, because one query asks for a word several times. */
  private readonly scores = new Map<string, SectionScores>();
  private index: MiniSearch<Indexed>;
  /** The questions that the sections answer. */
  readonly questions: Questions;

  /** @param frame as `makeTextIndex` returns it; parts are added when a query needs them */
  constructor(frame: string) {
    this.frame = JSON.parse(frame) as Frame;
    this.index = this.load();
    this.questions = new Questions(this.frame.questions);
  }

  /** Returns the numbers of the parts with these words and pairs that haven't been added yet. */
  lacking(terms: readonly string[]): number[] {
    const { words, pairs } = this.frame;
    const numbers = terms.flatMap((term) => {
      if (isPair(term)) return partsBetween(pairs, term, term).map((part) => words.length + part);
      const last = isBeginning(term) ? `${term}\uffff` : term;
      return [...partsBetween(words, term, last), ...partsBetween(words, stem(term), stem(term))];
    });
    return [...new Set(numbers)].filter((number) => !this.parts.has(number));
  }

  /** Adds parts. @param contents by part number */
  add(contents: ReadonlyMap<number, string>): void {
    for (const [number, content] of contents) {
      const terms = JSON.parse(content) as readonly PublishedTerm[];
      this.parts.set(number, terms);
      for (const [term, questions] of terms) this.questions.add(term, questions);
    }
    this.index = this.load();
    this.scores.clear();
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

  /** Number of sections. */
  get size(): number {
    return this.frame.sections.documentCount;
  }

  /** Scores the sections with a word, another form of it, or a longer word that starts with it. */
  withWord(word: string): SectionScores {
    const known = this.scores.get(word);
    if (known) return known;
    const scores = this.ask({
      queries: [...new Set([word, stem(word)])],
      // A stem wasn't typed as a beginning: "cats" must not find "catching".
      prefix: (form) => form === word && isBeginning(form),
    });
    if (this.scores.size === mostScores) this.scores.clear();
    this.scores.set(word, scores);
    return scores;
  }

  /** Scores the sections where two words are adjacent. @param pair as `pairsOf` returns it */
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
