/**
 * The dictionary: what the search knows about the site before the index of the text is loaded.
 * `src/site/search/plugin` publishes it as a file, and `engine.ts` reads it.
 */

/**
 * The format of the published files. A page that stays open during a release must not read files in
 * another format.
 */
export const format = 3;

/** Path of the dictionary, relative to the site's base address. */
export const dictionaryFile = 'search.json';

/** Area of a page: a section of the documentation, or a companion library. */
export interface Area {
  readonly label: string;
  readonly isLibrary: boolean;
  /** Whether its pages explain the members of types. Other pages, such as guides, only use them. */
  readonly isReference: boolean;
}

/** Paths of a version's files, relative to the site's base address. */
export interface VersionFiles {
  readonly label: string;
  readonly isLast: boolean;
  readonly headings: string;
  /** Folders. `indexFile` and `textsFile` return the paths of the files in them. */
  readonly index: string;
  readonly texts: string;
}

/**
 * A part of a version's index: its frame, the words for spelling corrections, or terms by number.
 */
export type IndexPart = 'frame' | 'spelling' | number;

/** Returns the path of a part. */
export const indexFile = ({ index }: VersionFiles, part: IndexPart): string =>
  `${index}/${part}.json`;

/** Returns the path of a page's text. @param page the page's number among all pages */
export const textsFile = ({ texts }: VersionFiles, page: number): string => `${texts}/${page}.json`;

/**
 * Symbols whose signatures a section lists, or that its decision table offers, separated by spaces:
 * `ZIO#retry retryN`.
 */
export type SymbolList = readonly [section: number, names: string];
/**
 * Operators such as `<&>` that a section lists in tables, and other operators that it mentions,
 * separated by spaces.
 */
export type OperatorList = readonly [section: number, listed: string, spokenOf: string];

export interface DictionaryPage {
  /** Relative to the site's base address, without a leading slash. */
  readonly path: string;
  readonly title: string;
  readonly area: number;
  readonly version: number;
  /** Number of its sections. Sections are numbered across all pages, in order. */
  readonly sections: number;
  readonly symbols?: readonly SymbolList[];
  readonly operators?: readonly OperatorList[];
}

/** A name from elsewhere: where it's from, the name there, and its names here. */
export type AliasEntry = readonly [from: string, name: string, ...means: string[]];

export interface Dictionary {
  readonly format: number;
  readonly areas: readonly Area[];
  readonly versions: readonly VersionFiles[];
  readonly pages: readonly DictionaryPage[];
  readonly aliases: readonly AliasEntry[];
}

/** A heading: level, text, and the anchor if it doesn't follow from the text. */
export type HeadingEntry = readonly [level: number, text: string, anchor?: string];

/** The headings of a version: for each page, those of all sections except the first. */
export interface HeadingsFile {
  readonly format: number;
  readonly pages: readonly (readonly HeadingEntry[])[];
}

/** A section's lines of text and of code, from which results quote passages. */
export type SectionText = readonly [text: string, code: string];

/** The text of a page, by section. */
export interface TextsFile {
  readonly format: number;
  readonly sections: readonly SectionText[];
}

/** Returns the anchor that Docusaurus makes for most headings. */
export function usualAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
