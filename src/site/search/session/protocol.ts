/** The messages between the page and the search's worker. */
import type { Details, Dictionary } from '../model/dictionary';
import type { Answer } from '../model/engine';
import type { Segment } from '../model/marks';
import type { Passage } from '../model/passage';

/** A passage with the matching words marked. It has no pieces if the section has no text. */
export interface ShownPassage extends Omit<Passage, 'text'> {
  readonly pieces: readonly Segment[];
}

/** Passages by section number, as a list to post. */
export type Passages = readonly (readonly [section: number, passage: ShownPassage])[];

export type ToWorker =
  /**
   * Fetches the details, and the indexes of all versions. The worker replies with `details`, and
   * with `opened` or `failed` for each index.
   */
  | { readonly kind: 'open'; readonly dictionary: Dictionary; readonly baseUrl: string }
  /** Searches names and text. If several searches are waiting, only the last one is answered. */
  | { readonly kind: 'search'; readonly id: number; readonly typed: string }
  | {
      readonly kind: 'passages';
      readonly id: number;
      readonly sections: readonly number[];
      readonly terms: readonly string[];
    };

export type FromWorker =
  | { readonly kind: 'details'; readonly details: Details }
  | { readonly kind: 'opened'; readonly version: number }
  | {
      readonly kind: 'found';
      readonly id: number;
      readonly typed: string;
      readonly found: Answer;
      /** Passages of the first results, if their texts have loaded; the others follow. */
      readonly passages: Passages;
    }
  | { readonly kind: 'passages'; readonly id: number; readonly passages: Passages }
  /** An index that couldn't be fetched or read. */
  | { readonly kind: 'failed'; readonly version: number }
  /** Texts that couldn't be fetched. */
  | { readonly kind: 'lacking' };
