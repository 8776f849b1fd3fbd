/**
 * Combines the results from names and from the text into one list: pages, each with its best
 * sections.
 */
import type { NameHit } from './names';
import type { Places } from './place';
import type { SectionScores } from './text-index';
import type { TextAnswer } from './text-search';

/** A section in the results. */
export interface FoundSection {
  readonly section: number;
  readonly score: number;
  /** The name that matched, if the section lists it, or is its home. */
  readonly symbol?: string;
  /** Whether that name is declared here, and was typed in full. */
  readonly isWhole?: true;
  /** Its declaration, if its type was searched for, or its name was typed in full. */
  readonly declaration?: string;
  /** Whether the effect that it returns can fail; unset if it doesn't return an effect. */
  readonly canFail?: boolean;
}

/** A page in the results, with the sections that match. */
export interface FoundPage {
  readonly page: number;
  readonly score: number;
  readonly sections: readonly FoundSection[];
}

/**
 * Weights of the text's best section, whole page and closest question, compared with 3 for a name
 * typed in full.
 */
const textWeights = { section: 1.2, page: 1.15, question: 1.4 } as const;
/** Factor on text scores for operators, which occur in code everywhere without being explained. */
const operatorTextWeight = 0.22;
/** Factor on the score of a name of which only a part was typed, because the text says more. */
const partialName = 0.6;
/** Factor on the scores of a page's other sections, which are added to its best one. */
const otherSections = 0.3;
/**
 * Factors for a name in a list of signatures, and for the section with that list. They apply once
 * the text has been searched, because such a list doesn't explain the name.
 */
const listing = { name: 0.2, section: 0.2 } as const;
/**
 * Factor on a title's score for its page's introduction: some words of the title say which page is
 * meant, but not which section of it.
 */
const titleOfIntroduction = 0.3;
/** Factor for companion libraries, because a name they share with ZIO usually means ZIO's. */
const companionLibrary = 0.95;
/** Limit on what each further section adds: only one of the sections explains the name. */
const mostOfAnother = 1;
const mostSections = 4;

/** A page while its results are being merged. */
interface Joined {
  /** The best score of the names that matched. */
  name: number;
  /** The score of its title. */
  title: number;
  readonly sections: Map<number, number>;
  readonly symbols: Map<number, NameHit>;
}

/** A section shows a symbol only above this score; lower scores match only some of the words. */
const sureName = 1;

/** From this score on, a name was typed in full. */
export const wholeName = 2;

const bySectionScore = (a: FoundSection, b: FoundSection): number =>
  b.score - a.score || a.section - b.section;

/** @returns pages, best first */
export function rank(
  names: readonly NameHit[],
  text: TextAnswer | undefined,
  { pages, sections }: Places,
  isOperatorQuery: boolean,
): FoundPage[] {
  const weight = isOperatorQuery ? operatorTextWeight : 1;
  const byPage = new Map<number, Joined>();
  const pageOf = (section: number): Joined => {
    const page = sections[section]?.page ?? 0;
    const joined: Joined = byPage.get(page) ?? {
      name: 0,
      title: 0,
      sections: new Map(),
      symbols: new Map(),
    };
    byPage.set(page, joined);
    return joined;
  };
  for (const hit of names) {
    const { entry, score } = hit;
    const page = pageOf(entry.section);
    const shown = page.symbols.get(entry.section)?.score ?? sureName;
    if (/^(?:home|symbol)$/.test(entry.kind) && score > shown) page.symbols.set(entry.section, hit);
    page.name = Math.max(page.name, score);
    if (entry.kind === 'title') page.title = Math.max(page.title, score);
    // The page gets the full score. Its list of signatures doesn't explain the name, so it gets
    // less.
    const here = entry.kind === 'symbol' && text ? listing.name * score : score;
    page.sections.set(entry.section, Math.max(page.sections.get(entry.section) ?? 0, here));
  }
  const add = (scores: SectionScores | undefined, share: number): void => {
    for (const [section, score] of scores ?? []) {
      const { sections: found } = pageOf(section);
      found.set(section, (found.get(section) ?? 0) + weight * share * score);
    }
  };
  add(text?.sections, textWeights.section);
  add(text?.questions, textWeights.question);
  // Pages of older versions come last, unless they cover more of the query, or match a whole name
  // better, than every page of the newest version.
  const isOlder = (page: number): boolean => pages[page]?.isLast === false;
  const newest = [...byPage.keys()].filter((page) => !isOlder(page));
  const hasMore = (page: number, of: (page: number) => number): boolean =>
    of(page) > Math.max(...newest.map(of), 0);
  const nameOf = (page: number): number => byPage.get(page)!.name;
  const coverOf = (page: number): number => text?.covered.get(page) ?? 0;
  const isBehind = (page: number): boolean =>
    isOlder(page) &&
    !hasMore(page, coverOf) &&
    !(nameOf(page) >= wholeName && hasMore(page, nameOf));
  // A list of signatures doesn't overtake the introduction, because it explains nothing.
  const withoutTitle = (found: readonly FoundSection[], title: number): FoundSection[] => {
    if (title >= wholeName) return [...found];
    const lost = (1 - titleOfIntroduction) * title;
    return found
      .map((one) =>
        sections[one.section]?.heading === '' ? { ...one, score: one.score - lost } : one,
      )
      .sort(bySectionScore);
  };
  return [...byPage]
    .map(([page, joined]): FoundPage => {
      const found = [...joined.sections]
        .map(([section, score]): FoundSection => {
          const hit = joined.symbols.get(section);
          if (!hit) return { section, score };
          const { name: symbol, kind, isForeign } = hit.entry;
          const isListing = text && kind === 'symbol';
          return {
            section,
            score: isListing ? listing.section * score : score,
            symbol,
            ...(hit.score >= wholeName && !isForeign && { isWhole: true }),
          };
        })
        .sort(bySectionScore);
      const bestIn = (scores?: SectionScores): number =>
        Math.max(...found.map(({ section }) => scores?.get(section) ?? 0), 0);
      const rest = found
        .slice(1, mostSections + 1)
        .reduce((sum, { score }) => sum + Math.min(score, mostOfAnother), 0);
      const whole =
        (joined.name >= wholeName ? 1 : partialName) * joined.name +
        weight *
          (textWeights.section * bestIn(text?.sections) +
            textWeights.question * bestIn(text?.questions) +
            textWeights.page * (text?.pages.get(page) ?? 0)) +
        otherSections * rest;
      const score = whole * (pages[page]?.area.isLibrary ? companionLibrary : 1);
      const shown = text && joined.symbols.size === 0 ? withoutTitle(found, joined.title) : found;
      return { page, score, sections: shown.slice(0, mostSections) };
    })
    .sort(
      (a, b) =>
        Number(isBehind(a.page)) - Number(isBehind(b.page)) || b.score - a.score || a.page - b.page,
    );
}
