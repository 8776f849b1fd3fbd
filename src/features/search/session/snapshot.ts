/** What the search knows at a moment, for those who show it. */
import type { AliasHit } from '../model/alias-index';
import type { Engine } from '../model/engine';
import type { Passage } from '../model/passage';
import type { Places } from '../model/place';
import type { FoundPage } from '../model/rank';

/** How far something is that has to be fetched; `unasked` where nobody wanted it so far. */
export type Progress = 'unasked' | 'loading' | 'ready' | 'failed';

export interface Results {
  readonly query: string;
  readonly pages: readonly FoundPage[];
  readonly aliases: readonly AliasHit[];
  /** The words to mark. */
  readonly terms: readonly string[];
  /** Whether the text has answered too, or will not. */
  readonly isComplete: boolean;
}

export interface Snapshot {
  /** The dictionary; without it nothing works. */
  readonly names: Progress;
  /** The index of the newest version's text. */
  readonly text: Progress;
  /** Whether a passage could not be fetched. */
  readonly lacksPassages: boolean;
  /** Over the names, once they are there. */
  readonly engine: Engine | undefined;
  readonly places: Places;
  readonly results: Results | undefined;
  readonly passages: ReadonlyMap<number, Passage>;
}

export const initialSnapshot: Snapshot = {
  names: 'loading',
  text: 'unasked',
  lacksPassages: false,
  engine: undefined,
  places: { pages: [], sections: [] },
  results: undefined,
  passages: new Map(),
};
