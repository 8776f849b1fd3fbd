/** What a comparison is made of. */

/** What stands between the tags, as far as the rows go by it. */
export type PartKind = 'code' | 'text';

export interface Row<Part> {
  readonly code: readonly Part[];
  readonly text: readonly Part[];
}

/** Rows in their order: a block of code that follows a text begins the next one. */
export function rowsOf<Part>(
  parts: readonly Part[],
  kindOf: (part: Part) => PartKind,
): readonly Row<Part>[] {
  const rows: { code: Part[]; text: Part[] }[] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    const isNext = !last || (kindOf(part) === 'code' && last.text.length > 0);
    const row = isNext ? { code: [], text: [] } : last;
    if (isNext) rows.push(row);
    row[kindOf(part)].push(part);
  }
  return rows;
}

/** What is wrong with a row, as a clause, or null. */
export function rowProblem({ code, text }: Row<unknown>): string | null {
  if (code.length === 2 && text.length > 0) return null;
  const blocks = code.length === 1 ? '1 block' : `${code.length} blocks`;
  return `a row of the comparison has ${blocks} of code ${text.length > 0 ? 'and a text' : 'and no text'}`;
}

/** What an author does about a comparison that has no two sides. */
export const rowRemedy =
  'write two blocks of code, the left one first, and then a paragraph that explains the difference';
