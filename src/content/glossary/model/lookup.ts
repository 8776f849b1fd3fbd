import { glossary } from '../terms';
import type { GlossaryTerm, Terms } from './term';

const terms: Terms = glossary;

/** Ids of all terms, which are their anchors in the glossary. */
export const glossaryIds: readonly string[] = Object.keys(terms);

const byForm = new Map<string, string>();
for (const [id, { name, also = [] }] of Object.entries(terms)) {
  // The data rules make sure that no two terms share a form.
  for (const form of [id, name, ...also]) byForm.set(form.toLowerCase(), id);
}

/** Finds a term by its id, its name, another form of it, or a plural in `s`; null if unknown. */
export function lookUp(name: string): { readonly id: string; readonly term: GlossaryTerm } | null {
  const form = name.replace(/[`*_]/g, '').replace(/\s+/g, ' ').trim().toLowerCase();
  const id = byForm.get(form) ?? byForm.get(form.replace(/s$/, ''));
  const term = id === undefined ? undefined : terms[id];
  return id === undefined || term === undefined ? null : { id, term };
}
