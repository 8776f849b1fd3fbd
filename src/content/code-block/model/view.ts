/**
 * Data of a code block in the page's module, computed completely at build time. Fields that don't
 * apply are absent, which keeps the module small.
 */

import type { RunEnd } from '../../snippets/model/protocol';

export interface ValueView {
  readonly type: string;
  readonly value: string;
}

/** Consecutive lines, and the values of the statements that end with them. */
export interface SegmentView {
  readonly html: string;
  readonly values?: readonly ValueView[];
}

export interface OutputView {
  readonly outcome: RunEnd;
  /** Printed output. */
  readonly printed?: string;
  /** Set if the drawing below the block shows the same, so the printed lines are folded. */
  readonly isDrawn?: true;
  /** Value of a success, or the cause. */
  readonly text?: string;
  /** Set if the output varies, so this is only a sample. */
  readonly sample?: true;
}

/** A documented name with the signatures of its overloads. */
export interface SignatureView {
  /** Name without packages, such as `ZIO#retry`. */
  readonly name: string;
  /** Full name, which indexes use. */
  readonly symbol: string;
  readonly overloads: readonly string[];
  readonly deprecated?: string;
  /** Address of the API documentation in the pinned release. */
  readonly api?: string;
  /** Set if the index of operators and types has the symbol. */
  readonly indexed?: true;
}

/** Content of a code block: code, output, messages, signatures. */
export interface BlockView {
  /** Display name of the language. */
  readonly label: string;
  /** Id of the language, as a fence names it. */
  readonly language: string;
  readonly title?: string;
  /** Id of the element, which other pages link to. */
  readonly anchor?: string;
  /** Set if a line doesn't fit into {@link visibleColumns}. */
  readonly wide?: true;
  readonly segments: readonly SegmentView[];
  readonly output?: OutputView;
  /** Set if the values next to the statements vary, so these are only samples. */
  readonly sampleValues?: true;
  /** Compile errors of a block that must not compile. */
  readonly refusals?: readonly string[];
  readonly signatures?: readonly SignatureView[];
  /** Number of lines of a folded set-up block. */
  readonly setup?: number;
  /** Server that was available to the run, such as `a Redis server`. */
  readonly ranAgainst?: string;
  /** Reason why the block was parsed but not compiled. */
  readonly parsed?: string;
  /** Path of the block's script, relative to the site's base address. */
  readonly script?: string;
  /** Set if the block is the page's first program, whose script is what most readers copy. */
  readonly isFirst?: true;
  /** Path of the page's facts on identifiers, relative to the site's base address. */
  readonly facts?: string;
  /** Position of the block in `facts`, if it differs from the position in `anchor`. */
  readonly index?: number;
  /** What the author has to do; only in `npm start`. */
  readonly notice?: string;
}

/** Number of columns visible without scrolling on a laptop. */
export const visibleColumns = 90;
