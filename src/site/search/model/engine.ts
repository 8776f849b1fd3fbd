/**
 * The search itself, without fetching: turns a query into results from the names and from the text.
 */
import { type AliasHit, AliasIndex } from './alias-index';
import type { Details, Dictionary } from './dictionary';
import { entriesOf } from './entries';
import { keyOf, tailOf } from './key';
import { isAtHome, type NameHit, Names } from './names';
import { type Places, placesOf } from './place';
import { parseQuery, type Query, type QueryWord } from './query';
import { type FoundPage, rank, wholeName } from './rank';
import { withoutStopWords } from './stop-words';
import type { TextAnswer } from './text-search';
import { isOperator } from './words';

export interface AskedWord extends QueryWord {
  /** Whether it occurs in no name, and so says less about what the reader wants. */
  readonly isUnnamed: boolean;
  /** Likely corrections, if it occurs in no name. */
  readonly near: readonly string[];
}

/** A query with its weight. A name from elsewhere adds a query for each of its meanings here. */
export interface Asked {
  readonly query: Query;
  readonly weight: number;
  readonly words: readonly AskedWord[];
}

/** An interpreted query, with the names that it finds. */
export interface Understood {
  readonly asked: readonly Asked[];
  readonly aliases: readonly AliasHit[];
  readonly names: readonly NameHit[];
}

/** What a query finds. */
export interface Answer {
  readonly pages: readonly FoundPage[];
  readonly aliases: readonly AliasHit[];
  /** The words to mark: the typed words, and the words that they were taken for. */
  readonly terms: readonly string[];
}

/** Weight of the typed words if they are a name from elsewhere, and of that name if it's one here. */
const lesser = 0.6;
/** Factor for each further meaning of a name from elsewhere. */
const furtherMeanings = 0.8;

export class Engine {
  readonly places: Places;
  private readonly names: Names;
  private readonly aliases: AliasIndex;

  constructor(dictionary: Dictionary, { headings, aliases }: Details) {
    this.places = placesOf(dictionary, headings);
    this.names = new Names(entriesOf(dictionary, this.places));
    this.aliases = new AliasIndex(aliases);
  }

  /** Interprets a query and finds names, without waiting for the text index. */
  understand(typed: string): Understood {
    const query = parseQuery(typed, (word) => this.synonymsOf(word));
    const aliases = this.aliases.find(query.key);
    const surest = aliases[0]?.certainty ?? 0;
    const own = this.names.search(query);
    // A name that has its home here means itself first.
    const isAlias = surest >= 0.9 && !own.some(isAtHome);
    const meanings = aliases.flatMap(({ means, certainty }) =>
      means.map((meant, index) => ({
        query: parseQuery(meant),
        weight: (isAlias ? certainty : lesser) * furtherMeanings ** index,
      })),
    );
    const all = [{ query, weight: isAlias ? lesser : 1 }, ...meanings];
    const names = all.flatMap(({ query: asked, weight }) =>
      this.names.search(asked).map((hit) => ({ ...hit, score: hit.score * weight })),
    );
    const asked = all.map((one) => ({
      ...one,
      words: one.query.words.map((word) => this.askedWord(word)),
    }));
    return { asked, aliases, names };
  }

  /**
   * Ranks everything found, as pages with their sections.
   * @param text what the text index has found so far
   */
  answer({ asked, aliases, names }: Understood, text?: TextAnswer): Answer {
    const pages = rank(names, text, this.places, isOperator(asked[0]?.query.text ?? ''));
    return { pages, aliases, terms: termsOf(asked) };
  }

  /**
   * What names say for certain before the text is searched: the pages of a name that was typed in
   * full, or else of names with the only word that was typed. Names alone are a poor answer to a
   * question.
   */
  preview(understood: Understood): Answer {
    const { asked, names } = understood;
    const whole = names.filter(({ score }) => score >= wholeName);
    const isWord = !/\s/.test(asked[0]?.query.text ?? '');
    const sure = whole.length > 0 ? whole : isWord ? names : [];
    return this.answer({ ...understood, names: sure });
  }

  /**
   * Returns synonyms of a word. If the word is unknown, also the word that it may be a misspelling
   * of.
   */
  private synonymsOf(word: string): readonly string[] {
    const { vocabulary } = this.names;
    const known = this.aliases.synonyms.get(word);
    if (known || vocabulary.knows(word)) return known ?? [];
    const meant = this.aliases.vocabulary.near(word)[0];
    if (!meant || meant.certainty <= (vocabulary.near(word)[0]?.certainty ?? 0)) return [];
    return [meant.word, ...(this.aliases.synonyms.get(meant.word) ?? [])];
  }

  private askedWord(own: QueryWord): AskedWord {
    const { vocabulary } = this.names;
    if (vocabulary.knows(own.word)) return { ...own, isUnnamed: false, near: [] };
    return { ...own, isUnnamed: !isOperator(own.word), near: vocabulary.corrections(own.word) };
  }
}

/** A name counts as a whole: `ZIO#retryN` marks `retryN`, but not every `ZIO`. */
function termsOfQuery(text: string): string[] {
  const pieces = text.split(/\s+/).filter((piece) => piece !== '');
  const words = withoutStopWords(pieces.map((piece) => tailOf(keyOf(piece))));
  // `foreach par` also marks `foreachPar`.
  return pieces.length > 1 ? [...words, keyOf(text)] : words;
}

function termsOf(asked: readonly Asked[]): string[] {
  const terms = asked.flatMap(({ query, words }) => [
    ...termsOfQuery(query.text),
    ...words.flatMap(({ also, near }) => [...also, ...near]),
  ]);
  return [...new Set(terms)].filter((term) => term !== '');
}
