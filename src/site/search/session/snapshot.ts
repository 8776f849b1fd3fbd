/** What the search knows at a moment, for those who show it. */
import type { AliasHit } from '../model/alias-index';
import type { Engine } from '../model/engine';
import type { Places } from '../model/place';
import type { FoundPage } from '../model/rank';
import type { ShownPassage } from './protocol';

/** How far something is that has to be fetched; `unasked` where nobody wanted it so far. */
export type Progress = 'unasked' | 'loading' | 'ready' | 'failed';

export interface Results {
  readonly query: string;
  readonly pages: readonly FoundPage[];
  readonly aliases: readonly AliasHit[];
  /** The words to mark; the same list for all answers to one query. */
  readonly terms: readonly string[];
  /** Whether the text has answered too, or will not. */
  readonly isComplete: boolean;
}

export interface Snapshot {
  /** What stands in the field. */
  readonly typed: string;
  /** The dictionary; without it nothing works. */
  readonly names: Progress;
  /**
   * How far the development server is with making what is fetched here, in percent. A built site
   * has it all.
   */
  readonly prepared?: number;
  /** The index of the newest version's text. */
  readonly text: Progress;
  /** Whether a passage could not be fetched. */
  readonly lacksPassages: boolean;
  /** Over the names, once they are there. */
  readonly engine: Engine | undefined;
  readonly places: Places;
  readonly results: Results | undefined;
  /**
   * The last results that were complete; what sums results up shows these, so that it does not
   * flicker.
   */
  readonly settled: Results | undefined;
  /** By section; a passage stays until another query has a better one. */
  readonly passages: ReadonlyMap<number, ShownPassage>;
}

export const initialSnapshot: Snapshot = {
  typed: '',
  names: 'loading',
  text: 'unasked',
  lacksPassages: false,
  engine: undefined,
  places: { pages: [], sections: [] },
  results: undefined,
  settled: undefined,
  passages: new Map(),
};
