/** What the worker does, apart from being one: keeps the indexes and the texts, and answers. */
import type { Dictionary, HeadingsFile } from '../model/dictionary';
import { Engine } from '../model/engine';
import { matcher, segments } from '../model/marks';
import { bestPassage } from '../model/passage';
import { termsOf } from '../model/terms';
import { TextIndex } from '../model/text-index';
import { searchText } from '../model/text-search';
import { shownAtFirst, shownOf } from '../model/shown';
import type { FromWorker, Passages, ToWorker } from '../session/protocol';
import { Texts } from './texts';

type Fetch = (address: string) => Promise<Response>;
type Say = (answer: FromWorker) => void;
type Search = ToWorker & { readonly kind: 'search' };

/** @param say sends an answer to the page; throws nothing */
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
  private readonly indexes = new Map<number, TextIndex>();
  private readonly texts: Texts;
  private waiting: Search | undefined;

  constructor(
    private readonly dictionary: Dictionary,
    private readonly say: Say,
    private readonly fetchText: (file: string) => Promise<string>,
  ) {
    this.engine = new Engine(dictionary, []);
    this.texts = new Texts(dictionary, fetchText);
    dictionary.versions.forEach((_, version) => void this.open(version));
  }

  hear(ask: Exclude<ToWorker, { readonly kind: 'open' }>): void {
    if (ask.kind === 'headings') this.useHeadings(ask.headings);
    else if (ask.kind === 'search') this.search(ask);
    else void this.tellPassages(ask.id, ask.sections, ask.terms);
  }

  private useHeadings(headings: readonly (HeadingsFile | undefined)[]): void {
    this.engine = new Engine(this.dictionary, headings);
  }

  private async open(version: number): Promise<void> {
    try {
      const file = this.dictionary.versions[version]?.index ?? '';
      this.indexes.set(version, new TextIndex(await this.fetchText(file)));
      this.say({ kind: 'opened', version });
    } catch {
      this.say({ kind: 'failed', version });
    }
  }

  /** Who types on while the worker is busy asks for the last of it only. */
  private search(ask: Search): void {
    if (!this.waiting) {
      setTimeout(() => {
        const last = this.waiting;
        this.waiting = undefined;
        if (last) this.answer(last);
      });
    }
    this.waiting = ask;
  }

  private answer({ id, typed }: Search): void {
    const understood = this.engine.understand(typed);
    const hits = searchText([...this.indexes.values()], understood.asked, this.engine.places);
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
