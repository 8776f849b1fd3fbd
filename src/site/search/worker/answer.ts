/**
 * The logic of the worker, without the worker itself: keeps the indexes and the texts, and runs
 * searches.
 */
import { type Dictionary, indexFile, type IndexPart } from '../model/dictionary';
import { type Asked, Engine } from '../model/engine';
import { matcher, segments } from '../model/marks';
import { bestPassage } from '../model/passage';
import { termsOf } from '../model/terms';
import { TextIndex, type Wanted } from '../model/text-index';
import { Spelling } from '../model/spelling';
import { searchText, type Slips, unfoundWords, wantedOf } from '../model/text-search';
import { shownAtFirst, shownOf } from '../model/shown';
import { fetchHeadings } from '../session/headings';
import type { FromWorker, Passages, ToWorker } from '../session/protocol';
import { Texts } from './texts';

type Fetch = (address: string) => Promise<Response>;
type Say = (answer: FromWorker) => void;
type Search = ToWorker & { readonly kind: 'search' };

/** @param say sends an answer to the page; must not throw */
export function createAnswerer(fetchFile: Fetch, say: Say): (ask: ToWorker) => void {
  let answerer: Answerer | undefined;
  return (ask) => {
    if (ask.kind === 'open') {
      const { dictionary, baseUrl } = ask;
      answerer = new Answerer(dictionary, say, async (file) => {
        const response = await fetchFile(`${baseUrl}${file}`);
        if (!response.ok) throw new Error(`${response.status} for ${file}`);
        return response.text();
      });
    } else answerer?.hear(ask);
  };
}

class Answerer {
  private engine: Engine;
  private readonly headings: Promise<void>;
  private readonly indexes = new Map<number, TextIndex>();
  private readonly texts: Texts;
  private spelling: Spelling | undefined;
  private waiting: Search | undefined;
  /** Id of the latest search. Earlier searches are no longer answered. */
  private latest = -1;

  constructor(
    private readonly dictionary: Dictionary,
    private readonly say: Say,
    private readonly fetchText: (file: string) => Promise<string>,
  ) {
    this.engine = new Engine(dictionary, []);
    this.texts = new Texts(dictionary, fetchText);
    this.headings = this.fetchHeadings();
    dictionary.versions.forEach((_, version) => void this.open(version));
  }

  hear(ask: Exclude<ToWorker, { readonly kind: 'open' }>): void {
    if (ask.kind === 'search') this.search(ask);
    else void this.tellPassages(ask.id, ask.sections, ask.terms);
  }

  private async fetchHeadings(): Promise<void> {
    const headings = await fetchHeadings(this.dictionary, this.fetchText);
    this.engine = new Engine(this.dictionary, headings);
    this.say({ kind: 'headings', headings });
  }

  private async open(version: number): Promise<void> {
    try {
      const frame = await this.fetchIndex(version, 'frame');
      await this.headings;
      this.indexes.set(version, new TextIndex(frame));
      this.say({ kind: 'opened', version });
    } catch {
      this.say({ kind: 'failed', version });
    }
  }

  private fetchIndex(version: number, part: IndexPart): Promise<string> {
    const files = this.dictionary.versions[version];
    if (!files) throw new Error(`There is no version ${version}`);
    return this.fetchText(indexFile(files, part));
  }

  /**
   * Fetches the index parts with the wanted terms. Reports an index whose parts can't be fetched.
   */
  private async complete(wanted: Wanted): Promise<void> {
    const all = [...this.indexes].map(async ([version, index]) => {
      try {
        const parts = index.lacking(wanted).map(async (part) => {
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

  /** Returns corrections for words that no text has; empty if the word list can't be fetched. */
  private async slipsOf(asked: readonly Asked[]): Promise<Slips> {
    const unfound = unfoundWords([...this.indexes.values()], asked);
    if (unfound.length === 0) return new Map();
    try {
      const versions = this.dictionary.versions.map((_, version) => version);
      const words = (version: number): Promise<string> => this.fetchIndex(version, 'spelling');
      this.spelling ??= new Spelling(await Promise.all(versions.map(words)));
    } catch {
      return new Map();
    }
    const slips = this.spelling.slipsOf(unfound);
    await this.complete({ words: [...slips.values()].flat(), pairs: [] });
    return slips;
  }

  /** Queues a search. If more arrive while the worker is busy, only the last is answered. */
  private search(ask: Search): void {
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
    const understood = this.engine.understand(typed);
    await this.complete(wantedOf(understood.asked));
    const slips = await this.slipsOf(understood.asked);
    if (this.latest !== id) return;
    const hits = searchText(
      [...this.indexes.values()],
      understood.asked,
      this.engine.places,
      slips,
    );
    const pages = this.engine.rank(understood, hits);
    const first = pages
      .slice(0, shownAtFirst.pages)
      .flatMap(({ sections }, rank) =>
        sections.slice(0, shownOf(rank)).map(({ section }) => section),
      );
    const terms = termsOf(understood);
    const { places } = this.engine;
    const there = first.filter((section) => this.texts.has(section, places));
    const { aliases } = understood;
    const passages = this.passages(there, terms);
    this.say({ kind: 'found', id, typed, pages, aliases, terms, passages });
    const others = first.filter((section) => !there.includes(section));
    if (others.length > 0) void this.tellPassages(id, others, terms);
  }

  private async tellPassages(
    id: number,
    sections: readonly number[],
    terms: readonly string[],
  ): Promise<void> {
    await this.texts.fetch(sections, this.engine.places).catch(() => this.say({ kind: 'lacking' }));
    this.say({ kind: 'passages', id, passages: this.passages(sections, terms) });
  }

  private passages(sections: readonly number[], terms: readonly string[]): Passages {
    const isAsked = matcher(terms);
    const there = sections.filter((section) => this.texts.has(section, this.engine.places));
    return there.map((section) => {
      const [text, code] = this.texts.of(section, this.engine.places) ?? ['', ''];
      const passage = bestPassage(text, code, terms);
      const pieces = passage ? segments(passage.text, isAsked) : [];
      return [section, { pieces, isCode: passage?.isCode ?? false }] as const;
    });
  }
}
