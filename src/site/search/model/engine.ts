/**
 * The search itself, without fetching: turns a query into results from the names and from the text.
 */
import { type AliasHit, AliasIndex } from './alias-index';
import type { Dictionary, HeadingsFile } from './dictionary';
import { entriesOf } from './entries';
import { type NameHit, Names } from './names';
import { type Places, placesOf } from './place';
import { parseQuery, type Query } from './query';
import { type FoundPage, rank } from './rank';
import type { TextAnswer } from './text-search';
import { isOperator } from './words';

/** A query with its weight. A name from elsewhere adds a query for each of its meanings here. */
export interface Asked {
  readonly query: Query;
  readonly weight: number;
  /** Words that occur in no name, and so say less about what the reader wants. */
  readonly unnamed: ReadonlySet<string>;
  /** Likely corrections for words that occur in no name. */
  readonly near: readonly (readonly [word: string, near: readonly string[]])[];
}

/** An interpreted query, with the names that it finds. */
export interface Understood {
  readonly asked: readonly Asked[];
  readonly aliases: readonly AliasHit[];
  readonly names: readonly NameHit[];
}

/** Weight of the typed words if they are a name from elsewhere. */
const typedBesideAlias = 0.6;
/** Factor for each further meaning of a name from elsewhere. */
const furtherMeanings = 0.8;
const mostCorrections = 3;

export class Engine {
  readonly places: Places;
  private readonly names: Names;
  private readonly aliases: AliasIndex;

  /** @param headings by version; undefined until a version's headings have loaded */
  constructor(dictionary: Dictionary, headings: readonly (HeadingsFile | undefined)[]) {
    this.places = placesOf(dictionary, headings);
    this.names = new Names(entriesOf(dictionary, this.places));
    this.aliases = new AliasIndex(dictionary.aliases);
  }

  /** Interprets a query and finds names, without waiting for the text index. */
  understand(typed: string): Understood {
    const query = parseQuery(typed, (word) => this.synonymsOf(word));
    const aliases = this.aliases.find(query.key);
    const surest = aliases[0]?.certainty ?? 0;
    const meanings = aliases.flatMap(({ means, certainty }) =>
      means.map((meant, index) => ({
        query: parseQuery(meant),
        weight: certainty * furtherMeanings ** index,
      })),
    );
    const typedWeight = surest >= 0.9 ? typedBesideAlias : 1;
    const all = [{ query, weight: typedWeight }, ...meanings];
    const names = all.flatMap(({ query: asked, weight }) =>
      this.names.search(asked).map((hit) => ({ ...hit, score: hit.score * weight })),
    );
    const asked = all.map((one) => ({
      ...one,
      near: this.corrections(one.query),
      unnamed: this.unnamed(one.query),
    }));
    return { asked, aliases, names };
  }

  /**
   * Ranks everything found, as pages with their sections.
   * @param text what the text index has found so far
   */
  rank({ asked, names }: Understood, text: TextAnswer | undefined): FoundPage[] {
    return rank(names, text, this.places, isOperator(asked[0]?.query.text ?? ''));
  }

  /**
   * Returns synonyms of a word. If the word is unknown, also the word that it may be a misspelling
   * of.
   */
  private synonymsOf(word: string): readonly string[] {
    const known = this.aliases.synonyms.get(word);
    if (known || this.names.knows(word)) return known ?? [];
    const meant = this.aliases.near(word);
    if (!meant || meant.certainty <= this.names.surestNear(word)) return [];
    return [meant.word, ...(this.aliases.synonyms.get(meant.word) ?? [])];
  }

  private unnamed({ words }: Query): ReadonlySet<string> {
    return new Set(
      words.map(({ word }) => word).filter((word) => !isOperator(word) && !this.names.knows(word)),
    );
  }

  private corrections({ words }: Query): Asked['near'] {
    return words.flatMap(({ word }) => {
      if (this.names.knows(word)) return [];
      const near = this.names.near(word).slice(0, mostCorrections);
      return near.length > 0 ? [[word, near] as const] : [];
    });
  }
}
