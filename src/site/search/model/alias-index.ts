/** Finds names from other libraries in queries. */
import type { AliasEntry } from './dictionary';
import { distance } from '../../../utils/distance';
import { keyOf, tailOf } from './key';
import { type Meant, Vocabulary } from './vocabulary';
import { camelParts, wordsOf } from './words';

/** An alias that a query names. */
export interface AliasHit {
  readonly from: string;
  readonly name: string;
  readonly means: readonly string[];
  /** 1 for the complete name, less for a prefix or a typo. */
  readonly certainty: number;
}

const certain = { whole: 1, member: 0.95, beginning: 0.5, slip: 0.6 } as const;
const shortestBeginning = 5;
const mostAliases = 2;

interface Indexed {
  readonly entry: AliasEntry;
  readonly key: string;
  /** The member's name alone if it's distinctive: `parSequence`, but not `start`. */
  readonly member: string | undefined;
}

export class AliasIndex {
  private readonly aliases: readonly Indexed[];
  /** For each word of a query, the words of this site with the same meaning. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  private readonly vocabulary: Vocabulary;

  constructor(entries: readonly AliasEntry[]) {
    this.aliases = entries.map((entry) => {
      const key = keyOf(entry[1]);
      const tail = entry[1].split('.').at(-1) ?? '';
      return { entry, key, member: camelParts(tail).length > 1 ? tailOf(key) : undefined };
    });
    this.synonyms = new Map(
      entries.flatMap(([, name, ...means]) => {
        const [word, ...more] = wordsOf(name);
        // A question wouldn't contain an annotation such as `@Value`.
        const isWord = (more.length === 0 && !name.startsWith('@')) || /[.#]/.test(name);
        if (word === undefined || !isWord) return [];
        return [[word, means.flatMap((meant) => meantWords(meant))] as const];
      }),
    );
    this.vocabulary = new Vocabulary(this.synonyms.keys());
  }

  /** The closest word that has synonyms, for a misspelt word. */
  near(word: string): Meant | undefined {
    return this.vocabulary.near(word)[0];
  }

  /**
   * The aliases that a query names, most certain first.
   * @param key the query's key
   */
  find(key: string): AliasHit[] {
    if (key.length < 2) return [];
    return this.aliases
      .flatMap(({ entry, key: whole, member }) => {
        const certainty = certaintyOf(key, whole, member);
        const [from, name, ...means] = entry;
        return certainty > 0 ? [{ from, name, means, certainty }] : [];
      })
      .sort((a, b) => b.certainty - a.certainty || a.name.length - b.name.length)
      .slice(0, mostAliases);
  }
}

/**
 * The word that finds the meaning of an alias in texts: the member's name, or the words of a title.
 */
function meantWords(meant: string): string[] {
  const tail = tailOf(keyOf(meant));
  return /\s/.test(meant) ? wordsOf(meant) : [tail];
}

function certaintyOf(key: string, whole: string, member: string | undefined): number {
  if (key === whole) return certain.whole;
  if (key === member) return certain.member;
  if (key.length < shortestBeginning) return 0;
  if (whole.startsWith(key) || member?.startsWith(key)) return certain.beginning;
  return distance(key, whole, 1) <= 1 || (member !== undefined && distance(key, member, 1) <= 1)
    ? certain.slip
    : 0;
}
