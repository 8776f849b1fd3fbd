/** Numbers lines of code independently of the prose between them. */
import type { ScalaFence } from './fences';

/**
 * Replaces positions in the page, in stack traces (`retrying.mdx:41`) and in log lines
 * (`file=retrying.mdx line=41`). Lines of all the page's Scala 3 blocks are numbered together from 1
 * (`retrying.scala:12`); lines in the block of a source file use the name of that file.
 */
export function codeLines(
  pageFile: string,
  fences: readonly ScalaFence[],
): (text: string) => string {
  const name = pageFile.slice(pageFile.lastIndexOf('/') + 1);
  const place = new RegExp(
    `(?<![\\w./-])(?:[\\w-]+/)*${name.replace(/\W/g, '\\$&')}(:| line=)(\\d+)`,
    'g',
  );
  const continuous = name.replace(/^_/, '').replace(/\.mdx?$/, '.scala');
  const starts = startsOf(fences);
  return (text) =>
    text.replace(place, (_, between: string, digits: string) => {
      const line = Number(digits);
      const at = fences.findLastIndex((fence) => fence.line <= line);
      const fence = fences[Math.max(at, 0)];
      if (fence === undefined) return `${continuous}${between}${line}`;
      const within = Math.min(Math.max(line - fence.line, 0), fence.columns.length - 1) + 1;
      const { file } = fence.words;
      if (file !== null) return `${file.slice(file.lastIndexOf('/') + 1)}${between}${within}`;
      return `${continuous}${between}${(starts[fence.index] ?? 0) + within}`;
    });
}

/** For each fence, the number of lines of code before it. */
function startsOf(fences: readonly ScalaFence[]): number[] {
  let lines = 0;
  return fences.map(({ words, columns }) => {
    const start = lines;
    if (words.file === null && words.include === null && words.dialect === '3')
      lines += columns.length;
    return start;
  });
}
