/** Narrows results to a section of the documentation, a library or a version. */
import type { Places } from './place';
import type { FoundPage } from './rank';

/** The reader's choices; an empty string means no limit. */
export interface Choices {
  readonly section: string;
  readonly library: string;
  readonly version: string;
}

export const noChoices: Choices = { section: '', library: '', version: '' };

export interface Facet {
  readonly name: keyof Choices;
  readonly options: readonly { readonly label: string; readonly count: number }[];
}

function valueOf(places: Places, page: number, name: keyof Choices): string {
  const found = places.pages[page];
  if (!found) return '';
  if (name === 'version') return found.version;
  return found.area.isLibrary === (name === 'library') && found.isLast ? found.area.label : '';
}

/** The pages that match every choice. */
export function narrow(found: readonly FoundPage[], choices: Choices, places: Places): FoundPage[] {
  const names = Object.keys(choices) as (keyof Choices)[];
  return found.filter(({ page }) =>
    names.every((name) => choices[name] === '' || choices[name] === valueOf(places, page, name)),
  );
}

/**
 * The choices that remain for the results, with the number of pages for each. A facet without
 * alternatives is left out. A choice that the reader made stays, even if no page is left.
 */
export function facetsOf(found: readonly FoundPage[], choices: Choices, places: Places): Facet[] {
  return (['section', 'library', 'version'] as const).flatMap((name): Facet[] => {
    const others = narrow(found, { ...choices, [name]: '' }, places);
    const counts = new Map<string, number>();
    if (choices[name] !== '') counts.set(choices[name], 0);
    for (const { page } of others) {
      const value = valueOf(places, page, name);
      if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    if (counts.size < 2 && choices[name] === '') return [];
    return [{ name, options: [...counts].map(([label, count]) => ({ label, count })) }];
  });
}
