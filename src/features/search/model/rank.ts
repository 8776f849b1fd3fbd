/** Joins what the names and the text answer to one list: pages, each with its best sections. */
import type { NameHit } from './names';
import type { Places } from './place';
import type { TextHit } from './text-index';

/** A section in the results. */
export interface FoundSection {
  readonly section: number;
  readonly score: number;
  /** Where in the section the name stands that was asked for. */
  readonly anchor?: string;
  /** The symbol that was asked for, if the section lists it. */
  readonly symbol?: string;
}

/** A page in the results, with the sections that made it one. */
export interface FoundPage {
  readonly page: number;
  readonly score: number;
  readonly sections: readonly FoundSection[];
}

/** What the best section by its text counts, beside 3 for a name typed in full. */
const textWeight = 1.2;
/** Operators stand in code everywhere; where they are used says little of where they are explained. */
const operatorTextWeight = 0.4;
/** What a page's other sections add to its best one. */
const otherSections = 0.15;
/** A name that many sections mention is explained in one of them. */
const mostOfAnother = 1;
/** Pages of older versions come after those of the newest that fit as well. */
const olderVersion = 0.6;
/** A name that ZIO and a companion library share is ZIO's for who does not name the library. */
const companionLibrary = 0.85;
const mostSections = 4;

/** @returns pages, best first */
export function rank(
  names: readonly NameHit[],
  text: readonly TextHit[],
  { pages, sections }: Places,
  isOperatorQuery = false,
): FoundPage[] {
  const weight = isOperatorQuery ? operatorTextWeight : textWeight;
  const bySection = new Map<number, FoundSection>();
  for (const { entry, score } of names) {
    const { section, anchor, kind, name } = entry;
    if (score <= (bySection.get(section)?.score ?? 0)) continue;
    bySection.set(section, {
      section,
      score,
      ...(anchor !== undefined && { anchor }),
      ...(kind === 'symbol' && { symbol: name }),
    });
  }
  const bestText = text[0]?.score ?? 1;
  for (const hit of text) {
    const found = bySection.get(hit.section) ?? { section: hit.section, score: 0 };
    bySection.set(hit.section, {
      ...found,
      score: found.score + (weight * hit.score) / bestText,
    });
  }
  const byPage = new Map<number, FoundSection[]>();
  for (const found of bySection.values()) {
    const page = sections[found.section]?.page ?? 0;
    const list = byPage.get(page);
    if (list) list.push(found);
    else byPage.set(page, [found]);
  }
  return [...byPage]
    .map(([page, found]): FoundPage => {
      found.sort((a, b) => b.score - a.score || a.section - b.section);
      const [best, ...others] = found;
      const rest = others
        .slice(0, mostSections)
        .reduce((sum, { score }) => sum + Math.min(score, mostOfAnother), 0);
      const whole = (best?.score ?? 0) + otherSections * rest;
      const score =
        whole *
        (pages[page]?.isLast ? 1 : olderVersion) *
        (pages[page]?.area.isLibrary ? companionLibrary : 1);
      return { page, score, sections: found.slice(0, mostSections) };
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
}
