/** Finds sections by the names in the dictionary: titles, headings, symbols, operators. */
import { distance } from './distance';
import type { Entry } from './entries';
import type { Query, QueryWord } from './query';
import { isStopWord } from './stop-words';
import { Vocabulary } from './vocabulary';
import { isOperator, wordsOf } from './words';

/** An entry that a query found. */
export interface NameHit {
  readonly entry: Entry;
  /** From 0; 3 where the query is the whole name. */
  readonly score: number;
}

const scores = {
  wholeName: 3,
  member: 2.8,
  beginning: 1.5,
  operatorBeginning: 1,
  beginningSpan: 1,
  oneSlip: 1.5,
  twoSlips: 1.1,
  sameLength: 0.1,
  slipInBeginning: 0.9,
  words: 1,
  wordsSpan: 0.5,
} as const;

const shortestMisspelt = 5;

interface Posting {
  readonly entry: number;
  /** The number of different words of the entry. */
  readonly of: number;
}

export class Names {
  private readonly vocabulary: Vocabulary;
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
  }

  /** Whether a word begins or is a word of some name. */
  knows(word: string): boolean {
    return this.vocabulary.knows(word);
  }

  /** Words of names that a misspelt word may have been meant for, nearest first. */
  near(word: string): string[] {
    return this.vocabulary.near(word).map((meant) => meant.word);
  }

  /** The entries that a query finds, in no order. */
  search(query: Query): NameHit[] {
    if (query.text === '') return [];
    const found = this.byWords(query.words);
    const note = (scoreOf: (query: string, keys: readonly string[]) => number): number => {
      let most = 0;
      this.entries.forEach(({ keys }, index) => {
        const score = scoreOf(query.key, keys);
        if (score > (found.get(index) ?? 0)) found.set(index, score);
        most = Math.max(most, score);
      });
      return most;
    };
    // Comparing letter by letter takes time: only where nothing begins with what was typed.
    if (note(wholeScore) === 0) note(misspeltScore);
    return [...found].flatMap(([index, score]) => {
      const entry = this.entries[index];
      return entry ? [{ entry, score: score * entry.weight }] : [];
    });
  }

  /** Scores by how many words of the query an entry has, and how many of its own are asked for. */
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
      weight ||= rarest;
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
        return [entry, covered ** 2 * (scores.words + scores.wordsSpan * span)];
      }),
    );
  }
}

function best(keys: readonly string[], scoreOf: (key: string, isTail: boolean) => number): number {
  return keys.reduce((most, key, index) => Math.max(most, scoreOf(key, index > 0)), 0);
}

/** How well a query is a whole name, or the beginning of one. */
function wholeScore(query: string, keys: readonly string[]): number {
  if (query === '') return 0;
  const [full = ''] = keys;
  // A package before the owner (`zio.ZIO#retry`) changes nothing.
  if (full.includes('.') && query.endsWith(`.${full}`)) return scores.wholeName;
  return best(keys, (key, isTail) => {
    if (query === key) return isTail ? scores.member : scores.wholeName;
    const symbolic = isOperator(query);
    if (!key.startsWith(query) || (query.length === 1 && !symbolic)) return 0;
    const beginning = symbolic ? scores.operatorBeginning : scores.beginning;
    return beginning + (scores.beginningSpan * query.length) / key.length;
  });
}

/** How near a query is to a name, or to the beginning of one. */
function misspeltScore(query: string, keys: readonly string[]): number {
  const symbolic = isOperator(query);
  if (query.length < (symbolic ? 2 : shortestMisspelt)) return 0;
  const most = symbolic && query.length < shortestMisspelt ? 1 : 2;
  return best(keys, (key) => {
    if (symbolic !== isOperator(key)) return 0;
    const slips = distance(query, key, most);
    if (slips <= most) {
      const sameLength = query.length === key.length ? scores.sameLength : 0;
      return (slips === 1 ? scores.oneSlip : scores.twoSlips) + sameLength;
    }
    const isLonger = !symbolic && key.length > query.length && key[0] === query[0];
    if (!isLonger || distance(query, key.slice(0, query.length), 1) > 1) return 0;
    return scores.slipInBeginning;
  });
}
