/**
 * How the index of the text is cut into parts, so that a query fetches only those that have its
 * words.
 */

/** What the index has of a term, as it is published. */
export type PublishedTerm = readonly [
  term: string,
  /** For each question that has it: its number, its section, its weight; see `questions.ts`. */
  questions: readonly number[],
  /**
   * For each field by number: the documents, and how often each has the term. Documents as
   * differences.
   */
  ...fields: (readonly number[])[],
];

/** A part is closed once its text is this long, in characters; common words are longer alone. */
const partLength = 16_000;

/**
 * The parts of a list of terms: for each part the letters that begin its first term, and its
 * content.
 */
export interface CutTerms {
  readonly starts: readonly string[];
  readonly parts: readonly string[];
}

/** The shortest beginning of a term that comes after another one. */
function shortestAfter(last: string, term: string): string {
  let length = 1;
  while (term.slice(0, length) <= last) length += 1;
  return term.slice(0, length);
}

/** Cuts terms into parts. @param terms in the order of their characters */
export function cutTerms(terms: readonly PublishedTerm[]): CutTerms {
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
 * The parts that have the terms from one to another.
 * @param starts as `cutTerms` makes them
 * @returns numbers of parts; none where all terms come after
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
 * Numbers in rising order, each pair or row of them starting with the difference from the row
 * before.
 */
export function withDifferences(rows: readonly (readonly number[])[]): number[] {
  let before = 0;
  return rows.flatMap(([number = 0, ...rest]) => {
    const difference = number - before;
    before = number;
    return [difference, ...rest];
  });
}

/** The rows that `withDifferences` wrote. @param width how many numbers a row has */
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
