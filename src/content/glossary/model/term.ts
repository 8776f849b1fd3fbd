import { groupBy } from '../../../utils/group-by';
import type { Outcome } from '../../parts/OutcomeMark/outcomes';

/** A term and its meaning on this site. */
export interface GlossaryTerm {
  /** The term in the singular, as it is written within a sentence. */
  readonly name: string;
  /** Other forms that pages can use. Plurals in `s` are recognized anyway. */
  readonly also?: readonly string[];
  /** One to three sentences on ZIO 2.1, with code between backticks. */
  readonly definition: string;
  /** Id of the page that documents the term. */
  readonly page: string;
  /** The outcome of an effect that the term names, if any. */
  readonly outcome?: Outcome;
}

/** Terms by their ids, which are their anchors on the glossary page. */
export type Terms = Readonly<Record<string, GlossaryTerm>>;

/** Terms with their ids in alphabetical order, by their upper-case first letters. */
export function byLetter(terms: Terms): Map<string, [id: string, term: GlossaryTerm][]> {
  const sorted = Object.entries(terms).sort(([, a], [, b]) =>
    a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }),
  );
  return groupBy(sorted, ([, { name }]) => name.charAt(0).toUpperCase());
}
