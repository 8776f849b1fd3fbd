/** Turns operators into results: pages with sections, like other results. */
import type { Places } from '../model/place';
import type { FoundPage, FoundSection } from '../model/rank';
import { shownOf } from '../model/shown';
import type { TypeHit } from './type-search';

/**
 * The pages of operators in the operators' order. A page occurs again if an operator on another page
 * comes between two of its own, or if not all of them would be shown.
 */
export function foundOperators(hits: readonly TypeHit[], { sections }: Places): FoundPage[] {
  const found: (FoundPage & { readonly sections: FoundSection[] })[] = [];
  for (const { name, section, declaration } of hits) {
    const page = sections[section]!.page;
    const shown: FoundSection = { section, score: 0, symbol: name, declaration };
    const last = found.at(-1);
    if (last?.page === page && last.sections.length < shownOf(found.length - 1)) {
      last.sections.push(shown);
    } else found.push({ page, score: 0, sections: [shown] });
  }
  return found;
}
