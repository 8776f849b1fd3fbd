/**
 * The logic of the worker, without the worker itself: keeps the indexes and the texts, and runs
 * searches.
 */
import { type Dictionary, fileIn, noDetails, type Part } from '../model/dictionary';
import { type Answer, type Asked, Engine } from '../model/engine';
import { matcher, segments } from '../model/marks';
import { bestPassage } from '../model/passage';
import type { FoundPage, FoundSection } from '../model/rank';
import { TextIndex } from '../model/text-index';
import { searchText, unfoundWords, wantedOf } from '../model/text-search';
import { mayBeType } from '../model/query';
import { shownAtFirst, shownOf } from '../model/shown';
import { Vocabulary } from '../model/vocabulary';
import { foundOperators } from '../types/found-operators';
import { type TypeData, TypeSearch } from '../types/type-search';
import { fetchDetails, fetchText, type Origin } from '../session/files';
import type { FromWorker, Passages, ToWorker } from '../session/protocol';
import { Texts } from './texts';

type Say = (answer: FromWorker) => void;
type Search = ToWorker & { readonly kind: 'search' };

/** @param say sends an answer to the page; must not throw */
export function createAnswerer(fetch: Origin['fetch'], say: Say): (ask: ToWorker) => void {
  let answerer: Answerer | undefined;
  return (ask) => {
    if (ask.kind === 'open') {
      answerer = new Answerer(ask.dictionary, { baseUrl: ask.baseUrl, fetch }, say);
    } else if (ask.kind === 'search') answerer?.search(ask);
    else void answerer?.tellPassages(ask.id, ask.sections, ask.terms);
  };
}

const sectionsAtFirst = (pages: readonly FoundPage[]): readonly FoundSection[] =>
  pages
    .slice(0, shownAtFirst.pages)
    .flatMap(({ sections }, rank) => sections.slice(0, shownOf(rank)));

class Answerer {
  private engine: Engine;
  private readonly details: Promise<void>;
  private readonly indexes = new Map<number, TextIndex>();
  private readonly texts: Texts;
  private spelling: Vocabulary | undefined;
  private types: Promise<TypeSearch> | undefined;
  /** The same, once it has loaded. */
  private loadedTypes: TypeSearch | undefined;
  private waiting: Search | undefined;
  /** Id of the latest search. Earlier searches are no longer answered. */
  private latest = -1;

  constructor(
    private readonly dictionary: Dictionary,
    private readonly origin: Origin,
    private readonly say: Say,
  ) {
    this.engine = new Engine(dictionary, noDetails);
    this.texts = new Texts(dictionary, this.engine.places, origin);
    this.details = this.fetchDetails();
    dictionary.versions.forEach((_, version) => void this.open(version));
  }

  private async fetchDetails(): Promise<void> {
    const details = await fetchDetails(this.origin, this.dictionary);
    this.engine = new Engine(this.dictionary, details);
    this.say({ kind: 'details', details });
  }

  private async open(version: number): Promise<void> {
    try {
      const frame = await this.fetchIndex(version, 'frame');
      await this.details;
      this.indexes.set(version, new TextIndex(frame));
      this.say({ kind: 'opened', version });
    } catch {
      this.say({ kind: 'failed', version });
    }
  }

  private fetchIndex(version: number, part: Part): Promise<string> {
    return fetchText(this.origin, fileIn(this.dictionary.versions[version]!.index, part));
  }

  /** Fetches the index parts with these terms. Reports an index whose parts can't be fetched. */
  private async complete(terms: readonly string[]): Promise<void> {
    const all = [...this.indexes].map(async ([version, index]) => {
      try {
        const parts = index.lacking(terms).map(async (part) => {
          return [part, await this.fetchIndex(version, part)] as const;
        });
        if (parts.length > 0) index.add(new Map(await Promise.all(parts)));
      } catch {
        this.indexes.delete(version);
        this.say({ kind: 'failed', version });
      }
    });
    await Promise.all(all);
  }

  /** Fetches what corrects words that no text has. Without the word list, none is corrected. */
  private async correct(asked: readonly Asked[]): Promise<void> {
    const unfound = unfoundWords([...this.indexes.values()], asked);
    if (unfound.length === 0) return;
    try {
      const { versions } = this.dictionary;
      const words = (): Promise<string[]> =>
        Promise.all(versions.map((_, version) => this.fetchIndex(version, 'spelling')));
      this.spelling ??= new Vocabulary((await words()).join(' ').split(' '));
    } catch {
      return;
    }
    await this.complete(unfound.flatMap((word) => this.spelling!.corrections(word)));
  }

  /** The operators whose type was typed; none if the text isn't a type, or can't be searched for. */
  private async operatorsOf(typed: string): Promise<readonly FoundPage[]> {
    if (!mayBeType(typed)) return [];
    const types = await this.fetchTypes();
    return types ? foundOperators(types.find(typed), this.engine.places) : [];
  }

  private async fetchTypes(): Promise<TypeSearch | undefined> {
    try {
      this.types ??= fetchText(this.origin, this.dictionary.types).then(
        (text) => new TypeSearch(JSON.parse(text) as TypeData),
      );
      this.loadedTypes = await this.types;
    } catch {
      this.types = undefined;
      this.say({ kind: 'lacking' });
    }
    return this.loadedTypes;
  }

  /** Queues a search. If more arrive while the worker is busy, only the last is answered. */
  search(ask: Search): void {
    if (!this.waiting) {
      setTimeout(() => {
        const last = this.waiting;
        this.waiting = undefined;
        if (last) void this.answer(last);
      });
    }
    this.waiting = ask;
  }

  private async answer({ id, typed }: Search): Promise<void> {
    this.latest = id;
    const operators = await this.operatorsOf(typed);
    if (operators.length > 0 && typed.includes('=>')) {
      if (this.latest !== id) return;
      const found = { pages: operators, aliases: [], terms: [] };
      return this.say({ kind: 'found', id, typed, found, passages: [] });
    }
    const understood = this.engine.understand(typed);
    const { asked } = understood;
    await this.complete(wantedOf(asked));
    await this.correct(asked);
    if (this.latest !== id) return;
    const indexes = [...this.indexes.values()];
    const text = searchText(indexes, asked, this.engine.places, this.spelling);
    const answer = this.engine.answer(understood, text);
    const found = { ...answer, pages: [...operators, ...answer.pages] };
    this.tell(id, typed, found);
    if (!this.loadedTypes && sectionsAtFirst(found.pages).some(({ isWhole }) => isWhole)) {
      await this.fetchTypes();
      if (this.latest === id && this.loadedTypes) this.tell(id, typed, found);
    }
  }

  /** Tells what was found, with the declarations of names that were typed in full. */
  private tell(id: number, typed: string, { pages, ...answer }: Answer): void {
    const named = (one: FoundSection): FoundSection =>
      one.isWhole && one.symbol ? { ...one, ...this.loadedTypes?.named(one.symbol) } : one;
    // One row for each type that has the name, before what else its page says.
    const declared = pages.map((page) => {
      const [whole, others] = [true, undefined].map((isWhole) =>
        page.sections.filter((one) => one.isWhole === isWhole).map(named),
      );
      return { ...page, sections: [...whole!, ...others!] };
    });
    const first = sectionsAtFirst(declared).map(({ section }) => section);
    const found = { ...answer, pages: declared };
    this.say({ kind: 'found', id, typed, found, passages: this.passages(first, found.terms) });
    const others = first.filter((section) => !this.texts.of(section));
    if (others.length > 0) void this.tellPassages(id, others, found.terms);
  }

  async tellPassages(
    id: number,
    sections: readonly number[],
    terms: readonly string[],
  ): Promise<void> {
    await this.texts.fetch(sections).catch(() => this.say({ kind: 'lacking' }));
    this.say({ kind: 'passages', id, passages: this.passages(sections, terms) });
  }

  /** The passages of sections whose texts have been loaded. */
  private passages(sections: readonly number[], terms: readonly string[]): Passages {
    const isAsked = matcher(terms);
    return sections.flatMap((section) => {
      const text = this.texts.of(section);
      if (!text) return [];
      const passage = bestPassage(...text, terms);
      const pieces = passage ? segments(passage.text, isAsked) : [];
      return [[section, { pieces, isCode: passage?.isCode ?? false }] as const];
    });
  }
}
