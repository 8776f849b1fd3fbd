/** The state of the search at a moment, for the components that show it. */
import type { Answer, Engine } from '../model/engine';
import type { Places } from '../model/place';
import type { ShownPassage } from './protocol';

/** Loading state of something that is fetched; `unasked` if it hasn't been needed so far. */
export type Progress = 'unasked' | 'loading' | 'ready' | 'failed';

export interface Results extends Answer {
  /** Whether the text has been searched too, or won't be. */
  readonly isComplete: boolean;
}

export interface Snapshot {
  /** The text in the field, once it has been read. */
  readonly typed: string | undefined;
  /** Loading state of the dictionary, without which nothing works. */
  readonly names: Progress;
  /**
   * Progress of the development server in making the search files, in percent. On a built site,
   * they exist.
   */
  readonly prepared?: number;
  /** Loading state of the index of the newest version's text. */
  readonly text: Progress;
  /** Whether a passage couldn't be fetched. */
  readonly lacksPassages: boolean;
  /** The engine, once the dictionary has loaded. */
  readonly engine: Engine | undefined;
  readonly places: Places;
  readonly results: Results | undefined;
  /** The last complete results. Summaries of the results use them, so that they don't flicker. */
  readonly settled: Results | undefined;
  /** By section number. A passage stays until another query replaces it. */
  readonly passages: ReadonlyMap<number, ShownPassage>;
}

export const initialSnapshot: Snapshot = {
  typed: undefined,
  names: 'loading',
  text: 'unasked',
  lacksPassages: false,
  engine: undefined,
  places: { pages: [], sections: [] },
  results: undefined,
  settled: undefined,
  passages: new Map(),
};
