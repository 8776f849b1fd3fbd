/** Numbers for lines of code that stay when the prose around the code is edited. */
import type { ScalaFence } from './fences';

/**
 * Rewrites places in the page (`retrying.mdx:41`), as stack traces and messages name them. Lines of
 * the page's Scala 3 blocks are counted through from 1 (`retrying.scala:12`); a line of a source
 * file's block is named by that file.
 */
export function codeLines(
  pageFile: string,
  fences: readonly ScalaFence[],
): (text: string) => string {
  const name = pageFile.slice(pageFile.lastIndexOf('/') + 1);
  const place = new RegExp(`(?<![\\w./-])(?:[\\w-]+/)*${escape(name)}:(\\d+)`, 'g');
  const continuous = name.replace(/\.mdx?$/, '.scala');
  const starts = startsOf(fences);
  return (text) =>
    text.replace(place, (_, digits: string) => {
      const line = Number(digits);
      const at = fences.findLastIndex((fence) => fence.line <= line);
      const fence = fences[Math.max(at, 0)];
      if (fence === undefined) return `${continuous}:${line}`;
      const within = Math.min(Math.max(line - fence.line, 0), fence.columns.length - 1) + 1;
      const { file } = fence.words;
      if (file !== null) return `${file.slice(file.lastIndexOf('/') + 1)}:${within}`;
      return `${continuous}:${(starts[fence.index] ?? 0) + within}`;
    });
}

/** For each fence, how many lines of code stand above it. */
function startsOf(fences: readonly ScalaFence[]): number[] {
  let lines = 0;
  return fences.map(({ words, columns }) => {
    const start = lines;
    if (words.file === null && words.include === null && words.dialect === '3') lines += columns.length;
    return start;
  });
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
