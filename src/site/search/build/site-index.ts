/** Makes the files that the search reads, from the sections of all pages. */
import {
  type Area,
  type DictionaryPage,
  type HeadingEntry,
  type HeadingsFile,
  type TextsFile,
  format,
  usualAnchor,
} from '../model/dictionary';
import { type IndexedSection, makeTextIndex, type PublishedIndex } from '../model/text-index';
import { isOperator } from '../model/words';
import type { PageSection } from '../../built-pages/sections/page-sections';

/** A section with the questions that it answers, one per line. */
export type AskedSection = PageSection & { readonly asked?: string };

/** A built page, cut into sections. */
export interface CutPage {
  /** Relative to the site's base address. */
  readonly path: string;
  readonly title: string;
  /** The page's description in one sentence, which comes first in its text. */
  readonly lead: string;
  readonly area: Area;
  readonly version: string;
  readonly sections: readonly AskedSection[];
}

/** The data published for one version. */
export interface VersionIndex {
  readonly label: string;
  readonly headings: HeadingsFile;
  readonly index: PublishedIndex;
  /** Texts of the version's pages, by their number among all pages. */
  readonly texts: ReadonlyMap<number, TextsFile>;
}

export interface SiteIndex {
  readonly areas: readonly Area[];
  readonly pages: readonly DictionaryPage[];
  readonly versions: readonly VersionIndex[];
}

/** Scala's own operators, which aren't indexed because almost every block uses them. */
const ofTheLanguage = new Set([
  '=>',
  '<-',
  '->',
  '==',
  '!=',
  '<=',
  '>=',
  '//',
  '/*',
  '*/',
  '--',
  '::',
]);

function operatorsIn(code: readonly string[]): string[] {
  const words = code.flatMap((piece) => piece.split(/[\s()[\],.]+/));
  return [...new Set(words)].filter(
    (word) => word.length > 1 && isOperator(word) && !ofTheLanguage.has(word),
  );
}

/**
 * Whether code is just an operator, alone or between two names: `<&>`, `a <&> b`. Longer code in a
 * table uses operators that other pages explain.
 */
const showsOperator = (code: string): boolean =>
  /^(?:\w+\s+)?[^\w\s.()[\],]+(?:\s+\w+)?$/.test(code);

/**
 * The operator in a row of a decision table, such as `catchSome` for `effect.catchSome(pf)`;
 * nothing if the page already lists its signature.
 */
function operatorNamed(code: string, documented: ReadonlySet<string>): string | undefined {
  const [, owner, member] = /^(?:([A-Z]\w*)\.|[a-z]\w*\.)?([a-z]\w+)/.exec(code) ?? [];
  if (member === undefined) return undefined;
  if ([...documented].some((name) => name.split(/[.#]/).at(-1) === member)) return undefined;
  return owner === undefined ? member : `${owner}.${member}`;
}

function operatorsOf({ inlineCode, listedCode }: PageSection): [listed: string, spokenOf: string] {
  const listed = operatorsIn(listedCode.filter(showsOperator));
  const others = operatorsIn([...inlineCode, ...listedCode]).filter(
    (operator) => !listed.includes(operator),
  );
  return [listed.join(' '), others.join(' ')];
}

function dictionaryPage(page: CutPage, area: number, version: number): DictionaryPage {
  const { path, title, sections } = page;
  const documented = new Set(sections.flatMap(({ symbols }) => symbols));
  const symbols = sections.flatMap((section, index) => {
    // Tables on other pages give examples, or use operators that are explained elsewhere.
    const choices = page.area.isReference ? section.choices : [];
    const chosen = choices.flatMap((code) => operatorNamed(code, documented) ?? []);
    const names = [...new Set([...section.symbols, ...chosen])];
    return names.length === 0 ? [] : [[index, names.join(' ')] as const];
  });
  const operators = sections.flatMap((section, index) => {
    const [listed, spokenOf] = operatorsOf(section);
    return listed === '' && spokenOf === '' ? [] : [[index, listed, spokenOf] as const];
  });
  return {
    path,
    title,
    area,
    version,
    sections: sections.length,
    ...(symbols.length > 0 && { symbols }),
    ...(operators.length > 0 && { operators }),
  };
}

const headingEntry = ({ level, heading, anchor }: PageSection): HeadingEntry =>
  usualAnchor(heading) === anchor ? [level, heading] : [level, heading, anchor];

/**
 * Builds the dictionary and the files of each version.
 * @param versions labels, the newest first
 */
export function makeSiteIndex(pages: readonly CutPage[], versions: readonly string[]): SiteIndex {
  const areas = [...new Map(pages.map(({ area }) => [area.label, area])).values()];
  const areaOf = (page: CutPage): number =>
    areas.findIndex(({ label }) => label === page.area.label);
  const firsts: number[] = [];
  let count = 0;
  for (const { sections } of pages) {
    firsts.push(count);
    count += sections.length;
  }
  const numbered = pages.map((page, number) => ({ page, number, first: firsts[number] ?? 0 }));
  return {
    areas,
    pages: pages.map((page) => dictionaryPage(page, areaOf(page), versions.indexOf(page.version))),
    versions: versions.map((label) => {
      const own = numbered.filter(({ page }) => page.version === label);
      return {
        label,
        headings: {
          format,
          pages: own.map(({ page }) => page.sections.slice(1).map(headingEntry)),
        },
        index: makeTextIndex(own.flatMap(({ page, first }) => indexedSections(page, first))),
        texts: new Map(own.map(({ page, number }) => [number, textsOf(page)])),
      };
    }),
  };
}

function indexedSections({ title, lead, sections }: CutPage, first: number): IndexedSection[] {
  return sections.map((section, index) => ({
    id: first + index,
    title: index === 0 ? title : '',
    lead: index === 0 ? lead : section.situations,
    asked: section.asked ?? '',
    heading: section.heading,
    symbols: [...section.symbols, ...section.listedCode].join(' '),
    text: section.text,
    code: section.code,
  }));
}

const textsOf = ({ sections }: CutPage): TextsFile => ({
  format,
  sections: sections.map(({ text, code }) => [text, code]),
});
