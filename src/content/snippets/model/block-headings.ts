/** The headings above the code of a page. */

const fenceMark = /^\s*(`{3,}|~{3,})\s*(.*)$/;
export const headingLine = /^#{2,4}\s+(.*?)(?:\s*\{\/\*.*\*\/\})?\s*$/;

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

/** A heading without code marks, and links as their texts. */
export const plain = (heading: string | undefined): string | undefined =>
  heading?.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
