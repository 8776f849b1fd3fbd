/**
 * The dictionary: what the search knows about the site before the index of the text is loaded.
 * `src/site/search/plugin` publishes it as a file, and `engine.ts` reads it.
 */

/**
 * The format of the published files. A page that stays open during a release must not read files in
 * another format. The dictionary says it for all of them, as their names change with their content.
 */
export const format = 6;

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
interface VersionFiles {
  readonly label: string;
  readonly isLast: boolean;
  /** Folders: the parts of the index, and the texts of pages by the page's number. */
  readonly index: string;
  readonly texts: string;
}

/** A part of an index: its frame, the words for spelling corrections, or terms by number. */
export type Part = 'frame' | 'spelling' | number;

/** Returns the path of a file in a folder. */
export const fileIn = (folder: string, part: Part): string => `${folder}/${part}.json`;

export interface DictionaryPage {
  /** Relative to the site's base address, without a leading slash. */
  readonly path: string;
  readonly title: string;
  readonly area: number;
  readonly version: number;
  /** Number of its sections. Sections are numbered across all pages, in order. */
  readonly sections: number;
  /**
   * Symbols whose signatures a section lists, or that its decision table offers, separated by
   * spaces: `ZIO#retry retryN`.
   */
  readonly symbols?: readonly (readonly [section: number, names: string])[];
  /**
   * Names whose home a section is, because it explains them; names from other libraries are
   * separate.
   */
  readonly homes?: readonly (readonly [section: number, names: string, foreign?: string])[];
  /**
   * Operators such as `<&>` that a section lists in tables, and other operators that it mentions,
   * separated by spaces.
   */
  readonly operators?: readonly (readonly [section: number, listed: string, spokenOf: string])[];
}

/** A name from elsewhere: where it's from, the name there, and its names here. */
export type AliasEntry = readonly [from: string, name: string, ...means: string[]];

export interface Dictionary {
  readonly format: number;
  readonly areas: readonly Area[];
  readonly versions: readonly VersionFiles[];
  readonly pages: readonly DictionaryPage[];
  /** Path of the file with the `Details`. */
  readonly details: string;
  /** Path of the file that the search by type reads (`types/type-search`). */
  readonly types: string;
}

/** A heading: level, text, and the anchor if it doesn't follow from the text. */
export type HeadingEntry = readonly [level: number, text: string, anchor?: string];

/** What improves the results, but isn't necessary for the first of them. */
export interface Details {
  /** For each version, the headings of its pages, without the first section of each. */
  readonly headings: readonly (readonly (readonly HeadingEntry[])[])[];
  readonly aliases: readonly AliasEntry[];
}

export const noDetails: Details = { headings: [], aliases: [] };

/** A section's lines of text and of code, from which results quote passages. */
export type SectionText = readonly [text: string, code: string];

/** Returns the anchor that Docusaurus makes for most headings. */
export function usualAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
