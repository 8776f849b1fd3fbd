/** Finds names from other libraries in queries. */
import type { AliasEntry } from './dictionary';
import { distance } from '../../../utils/distance';
import { keyOf, tailOf } from './key';
import { Vocabulary } from './vocabulary';
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

interface Indexed extends Omit<AliasHit, 'certainty'> {
  readonly key: string;
  /** The member's name alone if it's distinctive: `parSequence`, but not `start`. */
  readonly member: string | undefined;
}

export class AliasIndex {
  private readonly aliases: readonly Indexed[];
  /** For each word of a query, the words of this site with the same meaning. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** The words that have synonyms. */
  readonly vocabulary: Vocabulary;

  constructor(entries: readonly AliasEntry[]) {
    this.aliases = entries.map(([from, name, ...means]) => {
      const key = keyOf(name);
      const tail = name.split('.').at(-1) ?? '';
      const member = camelParts(tail).length > 1 ? tailOf(key) : undefined;
      return { from, name, means, key, member };
    });
    this.synonyms = new Map(
      entries.flatMap(([, name, ...means]) => {
        const [word, ...more] = wordsOf(name);
        // A question wouldn't contain an annotation such as `@Value`.
        const isWord = (more.length === 0 && !name.startsWith('@')) || /[.#]/.test(name);
        if (word === undefined || !isWord) return [];
        return [[word, means.flatMap(meantWords)] as const];
      }),
    );
    this.vocabulary = new Vocabulary(this.synonyms.keys());
  }

  /**
   * The aliases that a query names, most certain first.
   * @param key the query's key
   */
  find(key: string): AliasHit[] {
    if (key.length < 2) return [];
    return this.aliases
      .map(({ key: whole, member, ...alias }) => ({
        ...alias,
        certainty: certaintyOf(key, whole, member),
      }))
      .filter(({ certainty }) => certainty > 0)
      .sort((a, b) => b.certainty - a.certainty || a.name.length - b.name.length)
      .slice(0, mostAliases);
  }
}

/** The words that find the meaning of an alias in texts: those of a title, or a member's name. */
const meantWords = (meant: string): string[] =>
  /\s/.test(meant) ? wordsOf(meant) : [tailOf(keyOf(meant))];

function certaintyOf(key: string, whole: string, member: string | undefined): number {
  if (key === whole) return certain.whole;
  if (key === member) return certain.member;
  if (key.length < shortestBeginning) return 0;
  if (whole.startsWith(key) || member?.startsWith(key)) return certain.beginning;
  return distance(key, whole, 1) <= 1 || (member !== undefined && distance(key, member, 1) <= 1)
    ? certain.slip
    : 0;
}
