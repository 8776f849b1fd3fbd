/** The rows of the list that the arrow keys walk over, in order. */
import type { Facet } from '../model/facets';
import type { Passage } from '../model/passage';
import type { Page, Places } from '../model/place';
import type { FoundPage, FoundSection } from '../model/rank';

export type { Facet };

/** A row: a link to a section of a page. */
export interface Option {
  readonly id: string;
  /** Relative to the site's base address. */
  readonly to: string;
  readonly label: string;
  /** Headings above, outermost first. */
  readonly trail: readonly string[];
  readonly isSymbol: boolean;
  readonly section?: number;
}

/** Rows of one page, under its title. */
export interface OptionGroup {
  readonly key: string;
  readonly title: string;
  /** Where the page stands. */
  readonly place: string;
  readonly options: readonly Option[];
}

export type Passages = ReadonlyMap<number, Passage>;

const addressOf = (path: string, anchor: string): string =>
  `/${path}${anchor === '' ? '' : `#${anchor}`}`;

function placeName({ area, version, isLast }: Page): string {
  return isLast ? area.label : `ZIO ${version}`;
}

function optionOf(page: Page, found: FoundSection, places: Places): Option {
  const section = places.sections[found.section];
  const anchor = found.anchor ?? section?.anchor ?? '';
  return {
    id: `search-${found.section}`,
    to: addressOf(page.path, anchor),
    label: found.symbol ?? (section?.heading || page.title),
    trail: found.symbol === undefined ? (section?.trail ?? []) : [section?.heading ?? ''],
    isSymbol: found.symbol !== undefined,
    section: found.section,
  };
}

/** The results as rows. */
export function resultGroups(
  found: readonly FoundPage[],
  places: Places,
  perPage: number,
): OptionGroup[] {
  return found.flatMap(({ page: number, sections }) => {
    const page = places.pages[number];
    if (!page) return [];
    const options = sections.slice(0, perPage).map((section) => optionOf(page, section, places));
    return [{ key: page.path, title: page.title, place: placeName(page), options }];
  });
}

/** Pages as rows of one group. */
export function pageGroup(key: string, title: string, pages: readonly Page[]): OptionGroup[] {
  if (pages.length === 0) return [];
  const options = pages.map((page): Option => ({
    id: `search-${key}-${page.first}`,
    to: addressOf(page.path, ''),
    label: page.title,
    trail: [placeName(page)],
    isSymbol: false,
  }));
  return [{ key, title, place: '', options }];
}
