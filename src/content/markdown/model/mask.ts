/** Masks the code in a page's source, for rules that only check prose. */
import { frontMatterPattern } from './front-matter';

const fence = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})/;

/** Replaces front matter, code and comments by spaces. Lines and columns stay the same. */
export function maskCode(source: string): string {
  if (source !== last.source) last = { source, prose: mask(source) };
  return last.prose;
}

/** Cache of the last page, because several rules in a row read the same one. */
let last = { source: '', prose: '' };

function mask(source: string): string {
  let open: string | null = null;
  const lines = source.split('\n').map((line) => {
    const mark = fence.exec(line)?.[1];
    if (open !== null) {
      const closes =
        mark !== undefined &&
        mark[0] === open[0] &&
        mark.length >= open.length &&
        /^[ \t>]*[`~]+\s*$/.test(line);
      if (closes) open = null;
      return blank(line);
    }
    if (mark === undefined) return line;
    open = mark;
    return blank(line);
  });
  return lines
    .join('\n')
    .replace(frontMatterPattern, blank)
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
    .replace(/(`+)([^`](?:[^`\n]|\n(?!\s*\n))*?)\1(?!`)/g, (_, ticks: string, code: string) =>
      [ticks, blank(code), ticks].join(''),
    );
}

function blank(text: string): string {
  return text.replace(/[^\r\n]+/g, (run) => ' '.repeat(run.length));
}

/** The 1-based line that contains an offset. */
export const lineAt = (source: string, offset: number): number =>
  source.slice(0, offset).split('\n').length;
