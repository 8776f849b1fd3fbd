/**
 * The search of one visit. It fetches the dictionary, finds names while the index of the text is
 * loading, and then leaves the search to the worker, so that each keystroke is drawn only once.
 * Results that a reader sees keep their places until another text is typed. It doesn't know about
 * React; components subscribe to its snapshots.
 */
import {
  type Details,
  type Dictionary,
  dictionaryFile,
  format,
  noDetails,
} from '../model/dictionary';
import { type Answer, Engine } from '../model/engine';
import { mayBeType } from '../model/query';
import { keepPlaces } from '../model/shown';
import { fetchDetails, fetchText, type Origin } from './files';
import type { FromWorker, ToWorker } from './protocol';
import { initialSnapshot, type Snapshot } from './snapshot';

/** The part of a worker that the session uses. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

interface Outside extends Origin {
  readonly startWorker: () => WorkerLike;
}

/** How long to wait for the worker, in milliseconds, before names are shown. */
const patienceMs = 250;

export class Session {
  private snapshot: Snapshot = initialSnapshot;
  private readonly listeners = new Set<() => void>();
  private dictionary: Dictionary | undefined;
  private details: Details = noDetails;
  private worker: WorkerLike | undefined;
  private wantsText = false;
  private isFetching = false;
  private isFetchingDetails = false;
  private askedId = 0;
  private typed = '';
  /** Runs while waiting for the worker's results. */
  private patience: ReturnType<typeof setTimeout> | undefined;
  private readonly opened = new Set<number>();

  constructor(private readonly outside: Outside) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): Snapshot => this.snapshot;

  /**
   * Fetches what is missing, including what failed before.
   * @param withText whether to search the text of the pages too, or only names
   */
  start(withText: boolean): void {
    this.wantsText ||= withText;
    const { engine, text } = this.snapshot;
    if (!engine && !this.isFetching) void this.fetchNames();
    else if (engine && (!this.worker || text === 'failed')) this.openText();
    this.update({ lacksPassages: false });
  }

  /**
   * Receives the progress of the development server in making the search files; at 100 %, they are
   * new.
   */
  hearPrepared(percent: number): void {
    if (percent < 100) return this.update({ prepared: percent });
    this.details = noDetails;
    if (!this.isFetching) void this.fetchNames();
  }

  /** Searches for a text. Results arrive as snapshots, immediately or a moment later. */
  ask(typed: string): void {
    this.typed = typed;
    this.askedId += 1;
    this.askText();
    clearTimeout(this.patience);
    const isInTime = this.opened.has(0) && this.snapshot.results && typed.trim() !== '';
    if (isInTime) this.patience = setTimeout(() => this.answer(), patienceMs);
    else this.answer();
  }

  /**
   * Resolves once there are rows for the typed text, for example after Enter. Undefined if there's
   * nothing to wait for. Never resolves if another text is typed first.
   */
  settled(): Promise<void> | undefined {
    const { typed } = this;
    const isThere = (): boolean => {
      const { typed: shown, results } = this.snapshot;
      return shown === typed && (results?.isComplete === true || !!results?.pages.length);
    };
    if (this.snapshot.names !== 'ready' || typed.trim() === '' || isThere()) return undefined;
    return new Promise((resolve) => {
      const leave = this.subscribe(() => {
        if (this.typed !== typed || isThere()) leave();
        if (isThere()) resolve();
      });
    });
  }

  /** Shows results from the names alone, without delay. */
  private answer(): void {
    clearTimeout(this.patience);
    const { typed } = this;
    const { engine, text } = this.snapshot;
    if (!engine || typed.trim() === '') {
      const { results, settled, passages } = initialSnapshot;
      return this.update({ typed, results, settled, passages });
    }
    const isComplete = text === 'failed' || text === 'unasked';
    const understood = engine.understand(typed);
    const found = isComplete ? engine.answer(understood) : engine.preview(understood);
    // Names aren't an answer to a type, and rows of the text before are better than none.
    if (!isComplete && (mayBeType(typed) || found.pages.length === 0)) {
      return this.update(this.opened.has(0) ? {} : { typed, results: undefined });
    }
    this.show(typed, found, isComplete);
  }

  private show(
    typed: string,
    found: Answer,
    isComplete: boolean,
    passages = this.snapshot.passages,
  ): void {
    const { typed: before, results: shown } = this.snapshot;
    const isNew = typed !== before || mayBeType(typed);
    const pages = isNew ? found.pages : keepPlaces(shown?.pages ?? [], found.pages);
    const results = { ...found, pages, isComplete };
    this.update({ typed, results, passages, ...(isComplete && { settled: results }) });
  }

  /** Fetches the missing passages of the sections that are shown. */
  showPassages(sections: readonly number[]): void {
    const { results, passages } = this.snapshot;
    if (!results?.isComplete) return;
    const wanted = sections.filter((section) => !passages.has(section));
    if (wanted.length === 0) return;
    this.say({ kind: 'passages', id: this.askedId, sections: wanted, terms: results.terms });
  }

  private update(change: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    this.listeners.forEach((listener) => listener());
  }

  private async fetchNames(): Promise<void> {
    this.update({ names: 'loading' });
    this.isFetching = true;
    try {
      const read = JSON.parse(await fetchText(this.outside, dictionaryFile)) as Dictionary;
      if (read.format !== format) throw new Error(`${dictionaryFile} has an unknown format`);
      this.dictionary = read;
    } catch {
      this.update({ names: 'failed' });
      return;
    } finally {
      this.isFetching = false;
    }
    // Open the text first, so that results from the names don't count as complete.
    this.openText();
    this.makeEngine();
    if (!this.wantsText) void this.fetchDetails();
  }

  /** Fetches the details if no worker does it. */
  private async fetchDetails(): Promise<void> {
    if (!this.dictionary || this.isFetchingDetails || this.details !== noDetails) return;
    this.isFetchingDetails = true;
    this.details = await fetchDetails(this.outside, this.dictionary);
    this.isFetchingDetails = false;
    this.makeEngine();
  }

  private makeEngine(): void {
    if (!this.dictionary) return;
    const engine = new Engine(this.dictionary, this.details);
    this.update({ names: 'ready', engine, places: engine.places });
    // Keep the text's results until it has searched again. Otherwise the rows vanish for a moment,
    // and a key pressed then is lost.
    if (!this.opened.has(0) || !this.snapshot.results?.isComplete) this.answer();
    this.askText();
  }

  private openText(): void {
    if (!this.wantsText || !this.dictionary) return;
    this.update({ text: 'loading' });
    this.opened.clear();
    const { dictionary } = this;
    const { baseUrl, startWorker } = this.outside;
    try {
      this.worker?.terminate();
      this.worker = startWorker();
      this.worker.onmessage = ({ data }) => this.hear(data);
      this.worker.onerror = () => this.failText();
      this.say({ kind: 'open', dictionary, baseUrl });
    } catch {
      this.failText();
    }
  }

  private failText(): void {
    this.opened.clear();
    this.update({ text: 'failed' });
    this.answer();
    void this.fetchDetails();
  }

  private say(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private hear(answer: FromWorker): void {
    if (answer.kind === 'details') {
      this.details = answer.details;
      this.makeEngine();
    } else if (answer.kind === 'opened') {
      this.opened.add(answer.version);
      if (answer.version === 0) this.update({ text: 'ready' });
      this.askText();
    } else if (answer.kind === 'failed') {
      if (answer.version === 0) this.failText();
      else this.update({ lacksPassages: true });
    } else if (answer.kind === 'lacking') this.update({ lacksPassages: true });
    else if (answer.id !== this.askedId) return;
    else if (answer.kind === 'passages') {
      this.update({ passages: new Map([...this.snapshot.passages, ...answer.passages]) });
    } else {
      clearTimeout(this.patience);
      this.show(answer.typed, answer.found, true, new Map(answer.passages));
    }
  }

  private askText(): void {
    const { typed } = this;
    if (this.opened.size === 0 || typed.trim() === '') return;
    this.say({ kind: 'search', id: this.askedId, typed });
  }
}
