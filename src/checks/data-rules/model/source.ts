/** Finds values in the source of data, so that a finding has the line of the value. */

/** A file with data. */
export interface DataSource {
  /** Relative to the project root. */
  readonly file: string;
  readonly text: string;
}

/** A match of a pattern, with the file and the 1-based line. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly match: RegExpExecArray;
}

/** All matches of a pattern, line by line. @param pattern with the flag `g` */
export function placesOf(sources: readonly DataSource[], pattern: RegExp): Place[] {
  return sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((row, index) =>
        [...row.matchAll(pattern)].map((match) => ({ file, line: index + 1, match })),
      ),
  );
}
