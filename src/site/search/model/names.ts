/** Finds sections by the names in the dictionary: titles, headings, symbols and operators. */
import { distance } from '../../../utils/distance';
import type { Entry } from './entries';
import { type IndexedKey, KeyIndex } from './key-index';
import type { Query, QueryWord } from './query';
import { isStopWord } from './stop-words';
import { Vocabulary } from './vocabulary';
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
  /** Weight of a word that is in no name, as a share of the rarest word's. */
  unknown: 0.8,
} as const;

const shortestMisspelt = 5;

interface Posting {
  readonly entry: number;
  /** Number of distinct words in the entry's name. */
  readonly of: number;
}

export class Names {
  private readonly vocabulary: Vocabulary;
  private readonly keys: KeyIndex;
  private readonly postings = new Map<string, Posting[]>();
  private readonly weights = new Map<string, number>();

  constructor(private readonly entries: readonly Entry[]) {
    entries.forEach(({ name }, entry) => {
      const words = [...new Set(wordsOf(name))].filter((word) => !isStopWord(word));
      for (const word of words) {
        const posting = { entry, of: words.length };
        const list = this.postings.get(word);
        if (list) list.push(posting);
        else this.postings.set(word, [posting]);
      }
    });
    for (const [word, { length }] of this.postings) {
      this.weights.set(word, Math.log(1 + entries.length / length));
    }
    this.vocabulary = new Vocabulary(this.postings.keys());
    this.keys = new KeyIndex(entries);
  }

  /** Whether a word is in some name, or is the prefix of one. */
  knows(word: string): boolean {
    return this.vocabulary.knows(word);
  }

  /** Words in names that a misspelt word may stand for, closest first. */
  near(word: string): string[] {
    return this.vocabulary.near(word).map((meant) => meant.word);
  }

  /** How certain it is, from 0, that a misspelt word stands for one in a name. */
  surestNear(word: string): number {
    return this.vocabulary.near(word)[0]?.certainty ?? 0;
  }

  /** The entries that a query finds, not sorted by score. */
  search(query: Query): NameHit[] {
    if (query.text === '') return [];
    const found = this.byWords(query.words);
    let isName = false;
    const note = ({ entry }: IndexedKey, score: number): void => {
      isName ||= score > 0;
      if (score > (found.get(entry) ?? 0)) found.set(entry, score);
    };
    this.noteWhole(query.key, note);
    // Comparing letter by letter is slow, so do it only if no name begins with the typed text.
    if (!isName) this.noteMisspelt(query.key, note);
    const inOrder = [...found].sort(([a], [b]) => a - b);
    return inOrder.flatMap(([index, score]) => {
      const entry = this.entries[index];
      return entry ? [{ entry, score: score * entry.weight }] : [];
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
        for (const { word: known, certainty } of this.vocabulary.meant(candidate)) {
          weight = Math.max(weight, this.weights.get(known) ?? 0);
          for (const { entry, of } of this.postings.get(known) ?? []) {
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
    const isSymbolic = isOperator(query);
    const isLetter = query.length === 1 && !isSymbolic;
    for (const found of isLetter ? this.keys.equalTo(query) : this.keys.startingWith(query)) {
      if (found.key === query) note(found, found.isTail ? scores.member : scores.wholeName);
      else {
        const beginning = isSymbolic ? scores.operatorBeginning : scores.beginning;
        note(found, beginning + (scores.beginningSpan * query.length) / found.key.length);
      }
    }
    // Ignore a package before the owner (`zio.ZIO#retry`).
    const [, ...parts] = query.split('.');
    parts.forEach((_, index) => {
      const withoutPackage = parts.slice(index).join('.');
      if (!withoutPackage.includes('.')) return;
      for (const found of this.keys.equalTo(withoutPackage)) {
        if (!found.isTail) note(found, scores.wholeName);
      }
    });
  }

  /** Notes the names that are similar to the query, or that start with something similar. */
  private noteMisspelt(query: string, note: Note): void {
    const isSymbolic = isOperator(query);
    if (query.length < (isSymbolic ? 2 : shortestMisspelt)) return;
    const most = isSymbolic && query.length < shortestMisspelt ? 1 : 2;
    for (const [found, slips] of this.keys.near(query, most)) {
      const sameLength = query.length === found.key.length ? scores.sameLength : 0;
      note(found, (slips === 1 ? scores.oneSlip : scores.twoSlips) + sameLength);
    }
    if (isSymbolic) return;
    for (const found of this.keys.startingWith(query.charAt(0))) {
      const { key, isSymbolic: isOther } = found;
      if (isOther || key.length <= query.length) continue;
      if (distance(query, key.slice(0, query.length), 1) <= 1) note(found, scores.slipInBeginning);
    }
  }
}

type Note = (found: IndexedKey, score: number) => void;
