import { lineAt, maskCode } from '../../markdown/model/mask';
import { glossary } from '../terms';
import type { GlossaryTerm, Terms } from './term';

const terms: Terms = glossary;

/** The ids of all terms, which are the anchors of the glossary. */
export const glossaryIds: readonly string[] = Object.keys(terms);

const byForm = new Map<string, string>();
for (const [id, { name, also = [] }] of Object.entries(terms)) {
  for (const form of [id, name, ...also]) {
    const known = byForm.get(form.toLowerCase());
    if (known !== undefined && known !== id) {
      throw new Error(
        `src/content/glossary/terms: "${form}" is a form of both ${known} and ${id}.`,
      );
    }
    byForm.set(form.toLowerCase(), id);
  }
}

/**
 * The term that a page names by its id, its name, another of its forms, or a plural in `s`; null
 * where there is none.
 */
export function lookUp(name: string): { readonly id: string; readonly term: GlossaryTerm } | null {
  const form = name.replace(/[`*_]/g, '').replace(/\s+/g, ' ').trim().toLowerCase();
  const id = byForm.get(form) ?? byForm.get(form.replace(/s$/, ''));
  const term = id === undefined ? undefined : terms[id];
  return id === undefined || term === undefined ? null : { id, term };
}

const termElement = /<Term(?:\s+id="([^"]*)")?\s*>([\s\S]*?)<\/Term>/g;

/** The terms that a page links, by the name it gives them. */
export function findTerms(text: string): { readonly name: string; readonly line: number }[] {
  return [...maskCode(text).matchAll(termElement)].map((match) => ({
    // The text between the tags may hold code, which the mask has blanked.
    name:
      match[1] ?? text.slice(match.index, match.index + match[0].length).replace(/<[^>]*>/g, ''),
    line: lineAt(text, match.index),
  }));
}
