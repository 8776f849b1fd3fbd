/** The rows of the list through which the arrow keys move, in order. */
import type { Page, Places } from '../model/place';
import type { FoundPage, FoundSection } from '../model/rank';
import { shownOf } from '../model/shown';

/** A row: a link to a section of a page. */
export interface Option {
  readonly id: string;
  /** Relative to the site's base address. */
  readonly to: string;
  readonly label: string;
  /** Text after the label, such as the headings above the section, outermost first. */
  readonly trail: string;
  readonly isSymbol: boolean;
  readonly section?: number;
}

/** Rows of one page, under its title. */
export interface OptionGroup {
  readonly title: string;
  /** Name of the page's area, or of its older version. */
  readonly place: string;
  readonly options: readonly Option[];
}

const addressOf = (path: string, anchor: string): string =>
  `/${path}${anchor === '' ? '' : `#${anchor}`}`;

const trailOf = (headings: readonly string[]): string =>
  headings.filter((heading) => heading !== '').join(' › ');

function placeName({ area, version, isLast }: Page): string {
  return isLast ? area.label : `ZIO ${version}`;
}

function optionOf(page: Page, found: FoundSection, places: Places, list: string): Option {
  const section = places.sections[found.section];
  const { symbol } = found;
  return {
    id: `${list}-${found.section}`,
    to: addressOf(page.path, section?.anchor ?? ''),
    label: symbol ?? (section?.heading || page.title),
    trail: trailOf(symbol === undefined ? (section?.trail ?? []) : [section?.heading ?? '']),
    isSymbol: symbol !== undefined,
    section: found.section,
  };
}

/** Turns results into rows. @param list id of the list that shows them */
export function resultGroups(
  found: readonly FoundPage[],
  places: Places,
  list: string,
): OptionGroup[] {
  return found.flatMap(({ page: number, sections }, rank) => {
    const page = places.pages[number];
    if (!page) return [];
    const options = sections
      .slice(0, shownOf(rank))
      .map((section) => optionOf(page, section, places, list));
    return [{ title: page.title, place: placeName(page), options }];
  });
}

/** Turns pages into rows of one group. @param list id of the list that shows them */
export function pageGroup(
  key: string,
  title: string,
  pages: readonly Page[],
  list: string,
): OptionGroup[] {
  if (pages.length === 0) return [];
  const options = pages.map((page): Option => ({
    id: `${list}-${key}-${page.first}`,
    to: addressOf(page.path, ''),
    label: page.title,
    trail: placeName(page),
    isSymbol: false,
  }));
  return [{ title, place: '', options }];
}
