/** What the page and the search's worker say to each other. */
import type { AliasHit } from '../model/alias-index';
import type { Dictionary } from '../model/dictionary';
import type { Segment } from '../model/marks';
import type { Passage } from '../model/passage';
import type { FoundPage } from '../model/rank';
import type { Headings } from './headings';

/** A passage with the words that were asked for marked; no piece where a section has no text. */
export interface ShownPassage extends Omit<Passage, 'text'> {
  readonly pieces: readonly Segment[];
}

/** Passages by section, as a list that can be sent. */
export type Passages = readonly (readonly [section: number, passage: ShownPassage])[];

export type ToWorker =
  /**
   * Fetches the headings, and the indexes of all versions; answered by `headings`, and `opened` or
   * `failed` for each.
   */
  | { readonly kind: 'open'; readonly dictionary: Dictionary; readonly baseUrl: string }
  /** Searches names and text; of several that wait only the last is answered. */
  | {
      readonly kind: 'search';
      readonly id: number;
      readonly typed: string;
    }
  | {
      readonly kind: 'passages';
      readonly id: number;
      readonly sections: readonly number[];
      readonly terms: readonly string[];
    };

export type FromWorker =
  /** By version; those that are missing could not be fetched. */
  | { readonly kind: 'headings'; readonly headings: Headings }
  | { readonly kind: 'opened'; readonly version: number }
  | {
      readonly kind: 'found';
      readonly id: number;
      readonly typed: string;
      readonly aliases: readonly AliasHit[];
      /** The words to mark. */
      readonly terms: readonly string[];
      readonly pages: readonly FoundPage[];
      /** Of what is shown at first, those that could be told at once; the others follow. */
      readonly passages: Passages;
    }
  | { readonly kind: 'passages'; readonly id: number; readonly passages: Passages }
  /** An index that could not be fetched or read. */
  | { readonly kind: 'failed'; readonly version: number }
  /** Texts that could not be fetched. */
  | { readonly kind: 'lacking' };
