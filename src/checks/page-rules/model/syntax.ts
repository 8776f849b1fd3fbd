/** Explains why a page isn't valid MDX. */
import type { Finding } from '../../../utils/validation/finding';

interface Refusal {
  readonly reason?: string;
  readonly line?: number;
  readonly column?: number;
  readonly place?: { readonly line?: number; readonly start?: { readonly line?: number } };
}

/** What to do, by what the parser says. */
const remedies: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [/import\/export/, 'begin the line with another word; pages have no imports and exports'],
  [/create a comment/, 'write a comment as {/* … */}, and < in text as \\< or between backquotes'],
  [
    /acorn|expression|brace/,
    'write a brace in text as \\{, or put it between backquotes; only comments, {/* … */}, are in braces',
  ],
  [
    /clos(?:ing|ed)/,
    'close each tag in the paragraph, list item, or block in which it begins, and write < in text as \\<',
  ],
  [/link.*autolink|before name|in name/, 'write < in text as \\<, or put it between backquotes'],
];

/** The fault that the parser's error stands for, at its place. */
export function syntaxFault(error: unknown): Omit<Finding, 'file'> {
  const { reason = String(error), line, column, place } = error as Refusal;
  // Where the tag begins says more than the end of its paragraph.
  const [, openLine, openColumn] = /`<[^`]*>` \((\d+):(\d+)-/.exec(reason) ?? [];
  const text = reason
    .replace(/ \((?:note|\d+:\d+)[^)]*\)/g, '')
    .replace(/^./, (first) => first.toLowerCase());
  return {
    line:
      openLine === undefined ? (line ?? place?.line ?? place?.start?.line ?? 1) : Number(openLine),
    column: openColumn === undefined ? column : Number(openColumn),
    problem: `the page isn't valid MDX: ${text}`,
    remedy:
      remedies.find(([pattern]) => pattern.test(reason))?.[1] ??
      'write < and { in text as \\< and \\{, or put them between backquotes',
  };
}
