/** Chooses the line of a section that best shows why the section was found. */
import { markedRanges, matcher } from './marks';

export interface Passage {
  readonly text: string;
  readonly isCode: boolean;
}

const longest = 180;
/** Number of characters to show before the first match in a long line. */
const before = 50;
/** A line of code is shown only if it matches better than the prose. */
const codeWeight = 0.9;

function shorten(line: string, firstMark: number): string {
  if (line.length <= longest) return line;
  const start = firstMark <= before ? 0 : line.indexOf(' ', firstMark - before) + 1;
  const end = start + longest >= line.length ? line.length : line.lastIndexOf(' ', start + longest);
  return `${start > 0 ? '… ' : ''}${line.slice(start, end > start ? end : start + longest)}${end < line.length ? ' …' : ''}`;
}

/**
 * @param text lines of prose
 * @param code lines of code
 * @param terms words of the query, and related words
 * @returns the best line; the first line of prose if no line matches; undefined without any prose
 */
export function bestPassage(
  text: string,
  code: string,
  terms: readonly string[],
): Passage | undefined {
  const isAsked = matcher(terms);
  let best: { passage: Passage; score: number } | undefined;
  const consider = (lines: string, isCode: boolean): void => {
    for (const line of lines.split('\n')) {
      if (line === '') continue;
      const ranges = markedRanges(line, isAsked);
      const words = new Set(ranges.map(([start, end]) => line.slice(start, end).toLowerCase()));
      const score = words.size * (isCode ? codeWeight : 1);
      if (score <= (best?.score ?? -1) || (score === 0 && isCode)) continue;
      best = { passage: { text: shorten(line, ranges[0]?.[0] ?? 0), isCode }, score };
    }
  };
  consider(text, false);
  consider(code, true);
  return best?.passage;
}
