/** Numbers pages and sections, and lists what results show of them. */
import {
  type Area,
  type Dictionary,
  type DictionaryPage,
  type HeadingEntry,
  type HeadingsFile,
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

const unknownArea: Area = { label: '', isLibrary: false, isReference: false };

function sectionsOf(
  page: number,
  { sections }: DictionaryPage,
  headings: readonly HeadingEntry[],
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

/**
 * Numbers the pages and sections of a dictionary.
 * @param headings by version, in the order of the dictionary; those of a version are missing until
 * they are loaded
 */
export function placesOf(
  { areas, versions, pages }: Dictionary,
  headings: readonly (HeadingsFile | undefined)[],
): Places {
  const seen = versions.map(() => 0);
  let first = 0;
  const sections: Section[] = [];
  const all = pages.map((page, number): Page => {
    const { path, title, area, version } = page;
    const ordinal = seen[version] ?? 0;
    seen[version] = ordinal + 1;
    sections.push(...sectionsOf(number, page, headings[version]?.pages[ordinal] ?? []));
    const { label = '', isLast = true } = versions[version] ?? {};
    const placed = { path, title, area: areas[area] ?? unknownArea, version: label, isLast, first };
    first += page.sections;
    return placed;
  });
  return { pages: all, sections };
}
