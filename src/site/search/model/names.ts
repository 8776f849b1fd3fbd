/** Finds sections by the names in the dictionary: titles, headings, symbols and operators. */
import { distance } from '../../../utils/distance';
import { groupBy } from '../../../utils/group-by';
import type { Entry } from './entries';
import type { Query, QueryWord } from './query';
import { SortedWords } from './sorted-words';
import { isStopWord } from './stop-words';
import { shortestMisspelled, Vocabulary } from './vocabulary';
import { isOperator, wordsOf } from './words';

/** An entry that a query found. */
export interface NameHit {
  readonly entry: Entry;
  /** From 0; 3 if the query is the complete name. */
  readonly score: number;
}

const scores = {
  wholeName: 3,
  member: 2.8,
  beginning: 1.1,
  operatorBeginning: 1,
  beginningSpan: 1,
  oneSlip: 1.5,
  twoSlips: 1.1,
  sameLength: 0.1,
  slipInBeginning: 0.9,
  words: 1,
  wordsSpan: 0.7,
  /** Exponent on the share of the query that a name covers. */
  cover: 1.6,
  /** Factor for a synonym of the word that was typed. */
  synonym: 0.8,
  /** Weight of a word that is in no name, as a share of the rarest word's. */
  unknown: 0.8,
} as const;

/** Whether a query is a name whose home the section is. */
export const isAtHome = ({ entry, score }: NameHit): boolean =>
  entry.kind === 'home' && score > scores.wholeName;

/** An entry with a word in its name. */
interface Posting {
  readonly word: string;
  readonly entry: number;
  /** Number of distinct words in the entry's name. */
  readonly of: number;
}

/** An entry with a key. */
interface Keyed {
  readonly key: string;
  readonly entry: number;
  /** Whether the key is a member's name without its owner. */
  readonly isTail: boolean;
}

/** Notes the entries with a key: those whose key is only a member's name with another score. */
type Note = (key: string, score: number, tailScore?: number) => void;

export class Names {
  /** The words in names. */
  readonly vocabulary: Vocabulary;
  private readonly postings: ReadonlyMap<string, readonly Posting[]>;
  private readonly keyed: ReadonlyMap<string, readonly Keyed[]>;
  private readonly keys: SortedWords;

  constructor(private readonly entries: readonly Entry[]) {
    const postings = entries.flatMap(({ name }, entry): Posting[] => {
      const words = [...new Set(wordsOf(name))].filter((word) => !isStopWord(word));
      return words.map((word) => ({ word, entry, of: words.length }));
    });
    const keyed = entries.flatMap(({ keys }, entry) =>
      keys.map((key, index): Keyed => ({ key, entry, isTail: index > 0 })),
    );
    this.postings = groupBy(postings, ({ word }) => word);
    this.vocabulary = new Vocabulary(this.postings.keys());
    this.keyed = groupBy(keyed, ({ key }) => key);
    this.keys = new SortedWords(this.keyed.keys());
  }

  /** The entries that a query finds, not sorted by score. */
  search(query: Query): NameHit[] {
    if (query.text === '') return [];
    const found = this.byWords(query.words);
    let isName = false;
    const note: Note = (key, score, tailScore = score) => {
      for (const { entry, isTail } of this.keyed.get(key) ?? []) {
        const own = isTail ? tailScore : score;
        isName ||= own > 0;
        if (own > (found.get(entry) ?? 0)) found.set(entry, own);
      }
    };
    this.noteWhole(query.key, note);
    // Comparing letter by letter is slow, so do it only if no name begins with the typed text.
    if (!isName) this.noteMisspelled(query.key, note);
    return [...found]
      .sort(([a], [b]) => a - b)
      .map(([index, score]) => {
        const entry = this.entries[index]!;
        return {
          entry,
          score: score * (score < scores.member ? Math.min(1, entry.weight) : entry.weight),
        };
      });
  }

  /**
   * Scores an entry by how many words of the query it has, and how many of its own words the query
   * has.
   */
  private byWords(words: readonly QueryWord[]): Map<number, number> {
    const found = new Map<number, { asked: number; matched: number; of: number }>();
    const rarest = Math.log(1 + this.entries.length);
    let all = 0;
    for (const { word, also } of words) {
      const best = new Map<number, { certainty: number; of: number }>();
      let weight = 0;
      for (const candidate of [word, ...also]) {
        const share = candidate === word ? 1 : scores.synonym;
        for (const { word: known, certainty: sure } of this.vocabulary.meant(candidate)) {
          const certainty = share * sure;
          const postings = this.postings.get(known) ?? [];
          weight = Math.max(weight, Math.log(1 + this.entries.length / postings.length));
          for (const { entry, of } of postings) {
            if ((best.get(entry)?.certainty ?? 0) < certainty) best.set(entry, { certainty, of });
          }
        }
      }
      weight ||= rarest * scores.unknown;
      all += weight;
      for (const [entry, { certainty, of }] of best) {
        const { asked = 0, matched = 0 } = found.get(entry) ?? {};
        found.set(entry, { asked: asked + weight * certainty, matched: matched + certainty, of });
      }
    }
    return new Map(
      [...found].map(([entry, { asked, matched, of }]) => {
        const covered = asked / all;
        const span = Math.min(1, matched / of);
        return [entry, covered ** scores.cover * (scores.words + scores.wordsSpan * span)];
      }),
    );
  }

  /** Notes the names that equal the query or start with it. */
  private noteWhole(query: string, note: Note): void {
    if (query === '') return;
    note(query, scores.wholeName, scores.member);
    const isSymbolic = isOperator(query);
    if (query.length > 1 || isSymbolic) {
      const beginning = isSymbolic ? scores.operatorBeginning : scores.beginning;
      for (const key of this.keys.startingWith(query)) {
        if (key !== query)
          note(key, beginning + (scores.beginningSpan * query.length) / key.length);
      }
    }
    // Ignore a package before the owner (`zio.ZIO#retry`).
    const [, ...parts] = query.split('.');
    parts.forEach((_, index) => {
      const withoutPackage = parts.slice(index).join('.');
      if (withoutPackage.includes('.')) note(withoutPackage, scores.wholeName, 0);
    });
  }

  /** Notes the names that are similar to the query, or that start with something similar. */
  private noteMisspelled(query: string, note: Note): void {
    const isSymbolic = isOperator(query);
    if (query.length < (isSymbolic ? 2 : shortestMisspelled)) return;
    const most = isSymbolic && query.length < shortestMisspelled ? 1 : 2;
    for (const [key, slips] of this.keys.near(query, most)) {
      const sameLength = query.length === key.length ? scores.sameLength : 0;
      note(key, (slips === 1 ? scores.oneSlip : scores.twoSlips) + sameLength);
    }
    if (isSymbolic) return;
    for (const key of this.keys.startingWith(query.charAt(0))) {
      if (key.length <= query.length) continue;
      if (distance(query, key.slice(0, query.length), 1) <= 1) note(key, scores.slipInBeginning);
    }
  }
}
