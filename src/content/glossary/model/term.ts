import type { Outcome } from '../../parts/OutcomeMark/outcomes';

/** A term of the field as this site uses it. */
export interface GlossaryTerm {
  /** The term in the singular, as it stands within a sentence. */
  readonly name: string;
  /** Other forms under which pages may name it. A plural in `s` needs no mention. */
  readonly also?: readonly string[];
  /** One to three sentences about ZIO 2.1; code stands between backticks. */
  readonly definition: string;
  /** The id of the page that documents it. */
  readonly page: string;
  /** The outcome of an effect that the term names. */
  readonly outcome?: Outcome;
}

/** Terms by their ids, which are their anchors on the glossary page. */
export type Terms = Readonly<Record<string, GlossaryTerm>>;
