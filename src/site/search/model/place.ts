/** Numbers pages and sections, and lists what results show of them. */
import {
  type Area,
  type Dictionary,
  type DictionaryPage,
  type HeadingEntry,
  type Details,
  usualAnchor,
} from './dictionary';

export interface Page {
  readonly path: string;
  readonly title: string;
  readonly area: Area;
  readonly version: string;
  /** Whether the version is the newest one. */
  readonly isLast: boolean;
  /** Number of its first section. */
  readonly first: number;
}

export interface Section {
  readonly page: number;
  /** Empty for the start of a page. */
  readonly heading: string;
  readonly anchor: string;
  /** The enclosing headings, outermost first. */
  readonly trail: readonly string[];
}

/** All pages and sections by number. */
export interface Places {
  readonly pages: readonly Page[];
  readonly sections: readonly Section[];
}

function sectionsOf(
  page: number,
  { sections }: DictionaryPage,
  headings: readonly HeadingEntry[] = [],
): Section[] {
  const above: { level: number; heading: string }[] = [];
  const start: Section = { page, heading: '', anchor: '', trail: [] };
  const below = Array.from({ length: sections - 1 }, (_, index): Section => {
    const [level, heading, anchor] = headings[index] ?? [2, ''];
    while (above.length > 0 && (above.at(-1)?.level ?? 0) >= level) above.pop();
    const trail = above.map((outer) => outer.heading);
    above.push({ level, heading });
    return { page, heading, anchor: anchor ?? usualAnchor(heading), trail };
  });
  return [start, ...below];
}

/** Numbers the pages and sections of a dictionary. */
export function placesOf(
  { areas, versions, pages }: Dictionary,
  headings: Details['headings'],
): Places {
  const seen = versions.map(() => 0);
  const sections: Section[] = [];
  const all = pages.map((page, number): Page => {
    const { path, title, version } = page;
    const { label, isLast } = versions[version]!;
    const first = sections.length;
    sections.push(...sectionsOf(number, page, headings[version]?.[seen[version]!]));
    seen[version]! += 1;
    return { path, title, area: areas[page.area]!, version: label, isLast, first };
  });
  return { pages: all, sections };
}
