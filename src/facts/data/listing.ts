/**
 * Parts that all listed entries have; `test/unit/facts/data` has their rules. Data files here are
 * plain: they import only types, and contain no Markdown.
 */

/** Source of a fact, where readers can check it. */
export interface Sourced {
  /** `https` address of a public page or file with the fact. */
  readonly source: string;
}

export interface Listed extends Sourced {
  readonly name: string;
  /** `https` address of the listed item. */
  readonly url: string;
}
