/**
 * Cuts the index of the text into parts, so that a query only fetches the parts that contain its
 * words.
 */

/** The published index entry of a term. */
export type PublishedTerm = readonly [
  term: string,
  /**
   * For each question with the term: its number, its section and its weight; see `questions.ts`.
   */
  questions: readonly number[],
  /**
   * For each field, by number: the documents with the term, stored as differences, and how often
   * each has it.
   */
  ...fields: (readonly number[])[],
];

/**
 * Maximum length of a part in characters; a very common word may exceed it, in a part of its own.
 */
const partLength = 16_000;

/** Returns the shortest prefix of `term` that sorts after `last`. */
function shortestAfter(last: string, term: string): string {
  let length = 1;
  while (term.slice(0, length) <= last) length += 1;
  return term.slice(0, length);
}

/**
 * Cuts terms into parts.
 * @param terms in character order
 * @returns for each part, the start of its first term, and its content
 */
export function cutTerms(terms: readonly PublishedTerm[]): {
  readonly starts: readonly string[];
  readonly parts: readonly string[];
} {
  const starts: string[] = [];
  const parts: string[] = [];
  let open: string[] = [];
  let length = 0;
  const close = (): void => {
    if (open.length > 0) parts.push(`[${open.join(',\n')}]`);
    [open, length] = [[], 0];
  };
  terms.forEach((published, at) => {
    const text = JSON.stringify(published);
    if (length > 0 && length + text.length > partLength) close();
    if (open.length === 0) starts.push(shortestAfter(terms[at - 1]?.[0] ?? '', published[0]));
    open.push(text);
    length += text.length;
  });
  close();
  return { starts, parts };
}

/**
 * Returns the numbers of the parts that contain the terms between two terms. Returns none if all
 * terms come later.
 * @param starts as `cutTerms` returns them
 */
export function partsBetween(starts: readonly string[], from: string, to: string): number[] {
  const first = Math.max(
    0,
    starts.findLastIndex((start) => start <= from),
  );
  const last = starts.findLastIndex((start) => start <= to);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

/**
 * Flattens rows and replaces the first number of each by its difference from the row before.
 * @param rows in ascending order of their first numbers
 */
export function withDifferences(rows: readonly (readonly number[])[]): number[] {
  let before = 0;
  return rows.flatMap(([number = 0, ...rest]) => {
    const difference = number - before;
    before = number;
    return [difference, ...rest];
  });
}

/** Restores the rows that `withDifferences` flattened. @param width numbers per row */
export function rowsOf(numbers: readonly number[], width: number): number[][] {
  const rows: number[][] = [];
  let before = 0;
  for (let at = 0; at < numbers.length; at += width) {
    const [difference = 0, ...rest] = numbers.slice(at, at + width);
    before += difference;
    rows.push([before, ...rest]);
  }
  return rows;
}
