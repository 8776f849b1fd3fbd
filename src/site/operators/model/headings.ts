/** The headings above the code of a page. */
import { usualAnchor } from '../../search/model/dictionary';

const fenceMark = /^\s*(`{3,}|~{3,})\s*(.*)$/;
const headingLine = /^#{2,4}\s+(.*?)(?:\s*\{\/\*.*\*\/\})?\s*$/;

/** For each Scala block of a Markdown text, the heading above it; '' before the first heading. */
export function blockHeadings(markdown: string): string[] {
  const found: string[] = [];
  let heading = '';
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const [, mark, words = ''] = fenceMark.exec(line) ?? [];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && words === '') fence = undefined;
    } else if (mark !== undefined) {
      fence = mark;
      if (/^scala\b/.test(words)) found.push(heading);
    } else {
      heading = plain(headingLine.exec(line)?.[1]) ?? heading;
    }
  }
  return found;
}

/** The heading with an anchor in a Markdown text; '' if there's none. */
export const headingAt = (markdown: string, anchor: string): string =>
  markdown
    .split('\n')
    .map((line) => {
      const heading = plain(headingLine.exec(line)?.[1]) ?? '';
      const id = /\{\/\* #(\S+) \*\/\}\s*$/.exec(line)?.[1] ?? usualAnchor(heading);
      return id === anchor ? heading : '';
    })
    .find((heading) => heading !== '') ?? '';

/** A heading without code marks, and links as their texts. */
const plain = (heading: string | undefined): string | undefined =>
  heading?.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
