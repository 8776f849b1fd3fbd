/** What the page and the search's worker say to each other. */
import type { Asked } from '../model/engine';
import type { Passage } from '../model/passage';
import type { TextHit } from '../model/text-index';

export type ToWorker =
  /** Fetches indexes; answered by `opened` or `failed` for each. */
  | { readonly kind: 'open'; readonly indexes: readonly string[] }
  | { readonly kind: 'search'; readonly id: number; readonly asked: readonly Asked[] }
  | {
      readonly kind: 'passages';
      readonly id: number;
      /** Sections with the address of the file that holds their text. */
      readonly sections: readonly (readonly [section: number, file: string])[];
      readonly terms: readonly string[];
    };

export type FromWorker =
  | { readonly kind: 'opened'; readonly index: string }
  | { readonly kind: 'hits'; readonly id: number; readonly hits: readonly TextHit[] }
  | {
      readonly kind: 'passages';
      readonly id: number;
      readonly passages: readonly (readonly [section: number, passage: Passage])[];
    }
  /** A file that could not be fetched or read. */
  | { readonly kind: 'failed'; readonly file: string };
