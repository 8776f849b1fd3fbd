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
  readonly isSymbol?: boolean;
  /** The section whose passage it shows; none if its declaration is all. */
  readonly section?: number;
  readonly declaration?: string;
  /** Whether the effect in the declaration can fail, if it is one. */
  readonly canFail?: boolean;
  /** Whether it's the name that was typed: it shows its declaration and a passage. */
  readonly isCard?: boolean;
}

/** Rows of one page, under its title. */
export interface OptionGroup {
  readonly title: string;
  /** Name of the page's area, or of its older version. */
  readonly place: string;
  readonly options: readonly Option[];
}

function placeName({ area, version, isLast }: Page): string {
  return isLast ? area.label : `ZIO ${version}`;
}

function optionOf(page: Page, found: FoundSection, places: Places, list: string): Option {
  const section = places.sections[found.section];
  const { symbol, isWhole, declaration, canFail } = found;
  const trail = symbol === undefined ? section?.trail : [section?.heading];
  const isFoundByType = declaration !== undefined && !isWhole;
  return {
    id: `${list}-${found.section}${isFoundByType ? `-${symbol}` : ''}`,
    to: `/${page.path}${section?.anchor ? `#${section.anchor}` : ''}`,
    label: symbol ?? (section?.heading || page.title),
    trail: trail?.filter(Boolean).join(' › ') ?? '',
    isSymbol: symbol !== undefined,
    ...(!isFoundByType && { section: found.section }),
    ...(declaration !== undefined && { declaration }),
    ...(canFail !== undefined && { canFail }),
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
    const options = sections.slice(0, shownOf(rank)).map((section, row) => ({
      ...optionOf(page, section, places, list),
      isCard: section.isWhole === true && rank === 0 && row === 0,
    }));
    return [{ title: page.title, place: placeName(page), options }];
  });
}

/** Turns the pages that were visited last into rows. @param list id of the list that shows them */
export function recentGroup(pages: readonly Page[], list: string): OptionGroup[] {
  if (pages.length === 0) return [];
  const options = pages.map((page) => ({
    id: `${list}-recent-${page.first}`,
    to: `/${page.path}`,
    label: page.title,
    trail: placeName(page),
  }));
  return [{ title: 'Recently visited', place: '', options }];
}

/** Screens that answer whole kinds of questions. @param list id of the list that shows them */
export const screensIn = (list: string): OptionGroup => ({
  title: 'Look up',
  place: '',
  options: [
    {
      to: '/which-operator',
      label: 'Which operator?',
      trail: 'by what you have and what you want',
    },
    { to: '/operators', label: 'Operators', trail: 'by type, with the pages that use them' },
    { to: '/glossary', label: 'Glossary', trail: 'what the terms mean' },
    { to: '/page-index', label: 'Page index', trail: 'every page with its description' },
  ].map((screen) => ({ ...screen, id: `${list}-screen${screen.to.replace('/', '-')}` })),
});
