/** Makes the files that the search reads, from the sections of all pages. */
import { sha256 } from '../../../utils/hash';
import {
  type AliasEntry,
  type Area,
  type Details,
  type Dictionary,
  dictionaryFile,
  type DictionaryPage,
  fileIn,
  format,
  type HeadingEntry,
  type Part,
  type SectionText,
  usualAnchor,
} from '../model/dictionary';
import { type IndexedSection, makeTextIndex } from '../model/text-index';
import { isOperator } from '../model/words';
import type { TypeMembers } from '../../../content/snippets/model/members';
import type { LockedCode } from '../../../content/snippets/lock-reader';
import type { PageSection } from '../../built-pages/sections/page-sections';
import { typeData } from './type-data';

/** A built page, cut into sections. */
export interface CutPage {
  /** Relative to the site's base address. */
  readonly path: string;
  readonly title: string;
  /** The page's description in one sentence, which comes first in its text. */
  readonly lead: string;
  readonly area: Area;
  readonly version: string;
  /** The sections with the questions that each answers, one per line, and the names at home there. */
  readonly sections: readonly (PageSection & {
    readonly asked?: string;
    readonly homeOf?: readonly string[];
  })[];
  /** The compiler's findings on its code. */
  readonly code?: LockedCode;
}

/** Scala's own operators, which aren't indexed because almost every block uses them. */
const ofTheLanguage = new Set('=> <- -> == != <= >= // /* */ -- ::'.split(' '));

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

/** @param elsewhere names from other libraries */
function dictionaryPage(
  page: CutPage,
  area: number,
  version: number,
  elsewhere: ReadonlySet<string>,
): DictionaryPage {
  const { path, title, sections } = page;
  const documented = new Set(sections.flatMap(({ symbols }) => symbols));
  const symbols = sections.flatMap((section, index) => {
    // Tables on other pages give examples, or use operators that are explained elsewhere.
    const choices = page.area.isReference ? section.choices : [];
    const chosen = choices.flatMap((code) => operatorNamed(code, documented) ?? []);
    const names = [...new Set([...section.symbols, ...chosen])];
    return names.length === 0 ? [] : [[index, names.join(' ')] as const];
  });
  const homes = sections.flatMap(({ homeOf = [] }, index) => {
    const [foreign, own] = [true, false].map((isForeign) =>
      homeOf.filter((name) => elsewhere.has(name) === isForeign).join(' '),
    );
    if (homeOf.length === 0) return [];
    return [foreign === '' ? ([index, own!] as const) : ([index, own!, foreign!] as const)];
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
    ...(homes.length > 0 && { homes }),
    ...(operators.length > 0 && { operators }),
  };
}

const headingEntry = ({ level, heading, anchor }: PageSection): HeadingEntry =>
  usualAnchor(heading) === anchor ? [level, heading] : [level, heading, anchor];

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

/** A path with a hash of the content in its name. */
const hashed = (name: string, content: string): string =>
  `assets/search/${name}.${sha256(content).slice(0, 8)}`;

/**
 * Makes the search's files.
 * @param versions labels, the newest first
 * @param members public operators with their types
 * @returns their contents, by path below the site's base address
 */
export function searchFiles(
  pages: readonly CutPage[],
  versions: readonly string[],
  aliases: readonly AliasEntry[],
  members: readonly TypeMembers[],
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const addFolder = (
    name: string,
    contents: readonly (readonly [part: Part, content: string])[],
  ): string => {
    const folder = hashed(name, contents.map(([, content]) => sha256(content)).join());
    for (const [part, content] of contents) files.set(fileIn(folder, part), content);
    return folder;
  };
  const addFile = (name: string, content: unknown): string => {
    const text = JSON.stringify(content);
    const file = `${hashed(name, text)}.json`;
    files.set(file, text);
    return file;
  };
  let count = 0;
  const numbered = pages.map((page, number) => {
    const first = count;
    count += page.sections.length;
    return { page, number, first };
  });
  const areas = [...new Map(pages.map(({ area }) => [area.label, area])).values()];
  const elsewhere = new Set(aliases.map(([, name]) => name));
  const details: Details = {
    headings: versions.map((label) =>
      pages
        .filter(({ version }) => version === label)
        .map(({ sections }) => sections.slice(1).map(headingEntry)),
    ),
    aliases,
  };
  const dictionary: Dictionary = {
    format,
    areas,
    versions: versions.map((label, order) => {
      const own = numbered.filter(({ page }) => page.version === label);
      const texts = own.map(({ page, number }) => {
        const sections = page.sections.map(({ text, code }): SectionText => [text, code]);
        return [number, JSON.stringify(sections)] as const;
      });
      const sections = own.flatMap(({ page, first }) => indexedSections(page, first));
      return {
        label,
        isLast: order === 0,
        index: addFolder(`index-${label}`, makeTextIndex(sections)),
        texts: addFolder(`text-${label}`, texts),
      };
    }),
    pages: pages.map((page) => {
      const area = areas.findIndex(({ label }) => label === page.area.label);
      return dictionaryPage(page, area, versions.indexOf(page.version), elsewhere);
    }),
    details: addFile('details', details),
    types: addFile(
      'types',
      typeData(
        members,
        numbered
          .filter(({ page }) => page.version === versions[0])
          .map(({ page, first }) => ({ ...page, first })),
      ),
    ),
  };
  return files.set(dictionaryFile, JSON.stringify(dictionary));
}
