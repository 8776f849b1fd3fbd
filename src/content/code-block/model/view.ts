/**
 * A code block as the page's module carries it: everything computed, nothing left to decide.
 * Fields that do not apply are absent, so that a page's module stays small.
 */

import type { RunEnd } from '../../snippets/model/protocol';

export interface ValueView {
  readonly type: string;
  readonly value: string;
}

/** A run of lines and the values of the statements that end with it. */
export interface SegmentView {
  readonly html: string;
  readonly values?: readonly ValueView[];
}

export interface OutputView {
  readonly outcome: RunEnd;
  /** What was printed. */
  readonly printed?: string;
  /** The value of a success, or the cause. */
  readonly text?: string;
  /** One sample of what varies from run to run. */
  readonly sample?: true;
}

/** A documented name with the signatures of its overloads, as a page shows it. */
export interface SignatureView {
  /** The name without its packages, such as `ZIO#retry`. */
  readonly name: string;
  /** The full name, by which indexes know it. */
  readonly symbol: string;
  readonly overloads: readonly string[];
  readonly deprecated?: string;
  /** Address of its API documentation in the pinned release. */
  readonly api?: string;
  /** The index of operators and types knows it. */
  readonly indexed?: true;
}

/** All that the HTML of a code block shows: code, output, messages, signatures. */
export interface BlockView {
  /** The language's name for the reader. */
  readonly label: string;
  /** The language's id, as a fence names it. */
  readonly language: string;
  readonly title?: string;
  /** Id of the element, by which other pages link to the block. */
  readonly anchor?: string;
  /** Has a line that does not fit into {@link visibleColumns}. */
  readonly wide?: true;
  readonly segments: readonly SegmentView[];
  readonly output?: OutputView;
  /** The values beside the statements are one sample of what varies from run to run. */
  readonly sampleValues?: true;
  /** The compiler's words on a block that it refuses. */
  readonly refusals?: readonly string[];
  readonly signatures?: readonly SignatureView[];
  /** Set-up that the reader unfolds: the number of its lines. */
  readonly setup?: number;
  /** The server that its run was given, such as `a Redis server`. */
  readonly ranAgainst?: string;
  /** Why the block was parsed and not compiled. */
  readonly parsed?: string;
  /** Path, from the site's base, of the block as a script. */
  readonly script?: string;
  /** Path, from the site's base, of what the compiler knows of the page's identifiers. */
  readonly facts?: string;
  /** Position of the block in `facts`, where it is another than `anchor` tells. */
  readonly index?: number;
  /** What the author has to do; `npm start` only. */
  readonly notice?: string;
}

/** Columns of code that show without scrolling on a laptop. */
export const visibleColumns = 90;
