/**
 * One visit's search: fetches the dictionary, keeps the worker, and joins what both answer. Knows nothing
 * of React; who shows it subscribes to its snapshots.
 */
import { type Dictionary, dictionaryFile, format, type HeadingsFile } from '../model/dictionary';
import { Engine, type Understood } from '../model/engine';
import { termsOf } from '../model/terms';
import type { TextHit } from '../model/text-index';
import type { FromWorker, ToWorker } from './protocol';
import { initialSnapshot, type Snapshot } from './snapshot';

/** The part of a worker that the session uses. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

interface Outside {
  /** The site's base address, with a slash at its end. */
  readonly baseUrl: string;
  readonly fetch: (address: string) => Promise<Response>;
  readonly startWorker: () => WorkerLike;
}

export class Session {
  private snapshot: Snapshot = initialSnapshot;
  private readonly listeners = new Set<() => void>();
  private dictionary: Dictionary | undefined;
  private headings: (HeadingsFile | undefined)[] = [];
  private engine: Engine | undefined;
  private worker: WorkerLike | undefined;
  private understood: Understood | undefined;
  private wantsText = false;
  private isFetching = false;
  private typed = '';
  private askedId = 0;
  private hits: readonly TextHit[] = [];
  private readonly opened = new Set<string>();

  constructor(private readonly outside: Outside) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): Snapshot => this.snapshot;

  /**
   * Fetches what is not there yet; also what failed before.
   * @param withText whether the text of the pages is asked too, or the names alone
   */
  start(withText: boolean): void {
    this.wantsText ||= withText;
    if (!this.engine && !this.isFetching) void this.fetchNames();
    else if (this.engine && (!this.worker || this.snapshot.text === 'failed')) this.openText();
    this.update({ lacksPassages: false });
  }

  /** Asks; the answers come as snapshots, the names' at once. */
  ask(typed: string): void {
    this.typed = typed;
    this.askedId += 1;
    this.hits = [];
    this.understood = typed.trim() === '' ? undefined : this.engine?.understand(typed);
    if (this.understood && this.opened.size > 0) this.askText();
    this.show();
  }

  /** Fetches the passages of sections that are shown. */
  showPassages(sections: readonly number[]): void {
    const { results, passages } = this.snapshot;
    const wanted = sections.flatMap((section) => {
      const file = this.textFileOf(section);
      return passages.has(section) || file === '' ? [] : [[section, file] as const];
    });
    if (wanted.length === 0 || !results) return;
    const { terms } = results;
    this.say({ kind: 'passages', id: this.askedId, sections: wanted, terms });
  }

  private update(change: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    this.listeners.forEach((listener) => listener());
  }

  private async fetchJson<T extends { format: number }>(file: string): Promise<T> {
    const response = await this.outside.fetch(`${this.outside.baseUrl}${file}`);
    if (!response.ok) throw new Error(`${response.status} for ${file}`);
    const read = (await response.json()) as T;
    if (read.format !== format) throw new Error(`${file} has another format`);
    return read;
  }

  private async fetchNames(): Promise<void> {
    this.update({ names: 'loading' });
    this.isFetching = true;
    try {
      this.dictionary = await this.fetchJson<Dictionary>(dictionaryFile);
    } catch {
      this.update({ names: 'failed' });
      return;
    } finally {
      this.isFetching = false;
    }
    this.makeEngine();
    this.openText();
    // Results are better with headings, and there without them.
    const files = this.dictionary.versions.map(({ headings }) =>
      this.fetchJson<HeadingsFile>(headings).catch(() => undefined),
    );
    this.headings = await Promise.all(files);
    this.makeEngine();
  }

  private makeEngine(): void {
    if (!this.dictionary) return;
    this.engine = new Engine(this.dictionary, this.headings);
    this.update({ names: 'ready', engine: this.engine, places: this.engine.places });
    this.ask(this.typed);
  }

  private openText(): void {
    if (!this.wantsText) return;
    this.update({ text: 'loading' });
    this.opened.clear();
    const indexes =
      this.dictionary?.versions.map(({ index }) => this.outside.baseUrl + index) ?? [];
    try {
      this.worker?.terminate();
      this.worker = this.outside.startWorker();
      this.worker.onmessage = ({ data }) => this.hear(data);
      this.worker.onerror = () => this.failText();
      this.say({ kind: 'open', indexes });
    } catch {
      this.failText();
    }
  }

  private failText(): void {
    this.opened.clear();
    this.update({ text: 'failed' });
    this.show();
  }

  private say(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private hear(answer: FromWorker): void {
    if (answer.kind === 'opened') {
      this.opened.add(answer.index);
      if (answer.index === this.indexOf(0)) this.update({ text: 'ready' });
      if (this.understood) this.askText();
    } else if (answer.kind === 'failed') {
      if (answer.file === this.indexOf(0)) this.failText();
      else this.update({ lacksPassages: true });
    } else if (answer.id !== this.askedId) {
      return;
    } else if (answer.kind === 'hits') {
      this.hits = answer.hits;
      this.show(true);
    } else {
      this.update({ passages: new Map([...this.snapshot.passages, ...answer.passages]) });
    }
  }

  private askText(): void {
    const { asked = [] } = this.understood ?? {};
    this.say({ kind: 'search', id: this.askedId, asked });
  }

  private show(hasText = false): void {
    const { engine, understood, typed } = this;
    if (!engine || !understood) {
      this.update({ results: undefined, passages: new Map() });
      return;
    }
    const { text } = this.snapshot;
    const isComplete = hasText || text === 'failed' || text === 'unasked';
    const { aliases } = understood;
    const terms = termsOf(understood);
    const pages = engine.rank(understood, this.hits);
    const results = { query: typed, pages, aliases, terms, isComplete };
    const isSame = this.snapshot.results?.query === typed;
    this.update({ results, ...(!isSame && { passages: new Map() }) });
  }

  private indexOf(version: number): string {
    return `${this.outside.baseUrl}${this.dictionary?.versions[version]?.index ?? ''}`;
  }

  private textFileOf(section: number): string {
    const number = this.snapshot.places.sections[section]?.page ?? -1;
    const page = this.dictionary?.pages[number];
    const file = page && this.dictionary?.versions[page.version]?.texts[page.area];
    return file ? `${this.outside.baseUrl}${file}` : '';
  }
}
