/**
 * The dictionary: what search knows of the site before the index of its text has arrived. Published
 * as a file by `src/site/search/plugin`, read by `names.ts`.
 */

/**
 * The format of the published files; a page left open over a new release must not read another one.
 */
export const format = 3;

/** Where the dictionary is, relative to the site's base address. */
export const dictionaryFile = 'search.json';

/** Where a page stands: a section of the documentation, or a companion library. */
export interface Area {
  readonly label: string;
  readonly isLibrary: boolean;
  /**
   * Whether its pages say what the members of types do; others (guides, how to contribute) use
   * them.
   */
  readonly isReference: boolean;
}

/** Where the files of a version's text are, relative to the site's base address. */
export interface VersionFiles {
  readonly label: string;
  readonly isLast: boolean;
  readonly headings: string;
  /** Folders: `indexFile` and `textsFile` say what is in them. */
  readonly index: string;
  readonly texts: string;
}

/**
 * A part of a version's index: its frame, the words that slips are compared with, or terms by their
 * number.
 */
export type IndexPart = 'frame' | 'spelling' | number;

/** The file of a part. */
export const indexFile = ({ index }: VersionFiles, part: IndexPart): string =>
  `${index}/${part}.json`;

/** The file with the text of a page. @param page its number among all pages */
export const textsFile = ({ texts }: VersionFiles, page: number): string => `${texts}/${page}.json`;

/**
 * Symbols whose signatures a section lists, or whose choice it helps with, as `ZIO#retry retryN`.
 */
export type SymbolList = readonly [section: number, names: string];
/**
 * Operators such as `<&>` that a section lists in tables, and others it speaks of, separated by
 * spaces.
 */
export type OperatorList = readonly [section: number, listed: string, spokenOf: string];

export interface DictionaryPage {
  /** Relative to the site's base address, without a slash at its start. */
  readonly path: string;
  readonly title: string;
  readonly area: number;
  readonly version: number;
  /** How many sections it has; sections are numbered over all pages in order. */
  readonly sections: number;
  readonly symbols?: readonly SymbolList[];
  readonly operators?: readonly OperatorList[];
}

/** A name from elsewhere: where from, the name there, what it means here. */
export type AliasEntry = readonly [from: string, name: string, ...means: string[]];

export interface Dictionary {
  readonly format: number;
  readonly areas: readonly Area[];
  readonly versions: readonly VersionFiles[];
  readonly pages: readonly DictionaryPage[];
  readonly aliases: readonly AliasEntry[];
}

/** A page's headings: level, text, and the anchor where it does not follow from the text. */
export type HeadingEntry = readonly [level: number, text: string, anchor?: string];

/** The headings of a version: for each of its pages those of all sections but the first. */
export interface HeadingsFile {
  readonly format: number;
  readonly pages: readonly (readonly HeadingEntry[])[];
}

/** A section's lines of text and of code, for the passages in results. */
export type SectionText = readonly [text: string, code: string];

/** The text of a page, by its sections. */
export interface TextsFile {
  readonly format: number;
  readonly sections: readonly SectionText[];
}

/** The anchor that Docusaurus makes for most headings. */
export function usualAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
