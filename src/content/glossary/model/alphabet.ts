import type { GlossaryTerm, Terms } from './term';

export interface Letter {
  /** An upper-case letter. */
  readonly letter: string;
  readonly entries: readonly { readonly id: string; readonly term: GlossaryTerm }[];
}

/** Terms in alphabetical order, grouped by first letter. */
export function byLetter(terms: Terms): Letter[] {
  const sorted = Object.entries(terms)
    .map(([id, term]) => ({ id, term }))
    .sort((a, b) => a.term.name.localeCompare(b.term.name, 'en', { sensitivity: 'base' }));
  const letters = new Map<string, typeof sorted>();
  for (const entry of sorted) {
    const letter = entry.term.name.charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return [...letters].map(([letter, entries]) => ({ letter, entries }));
}
