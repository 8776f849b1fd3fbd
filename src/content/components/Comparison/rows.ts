/** Kinds of content that determine the rows. */
export type PartKind = 'code' | 'text';

export interface Row<Part> {
  readonly code: readonly Part[];
  readonly text: readonly Part[];
}

/** Rows in order; a block of code that follows a paragraph starts a new row. */
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

/** Problem of a row as a clause, or null. */
export function rowProblem({ code, text }: Row<unknown>): string | null {
  if (code.length === 2 && text.length > 0) return null;
  const blocks = code.length === 1 ? '1 block' : `${code.length} blocks`;
  return `a row of the comparison has ${blocks} of code ${text.length > 0 ? 'and a paragraph' : 'and no paragraph'}`;
}

/** Instruction to the author of a malformed comparison of libraries. */
export const rowRemedy =
  'write two blocks of code, the left one first, and then a paragraph that explains the difference';

/** Columns of code next to other code, without wrapping. */
export const columnsOfSide = 46;

/** Problem of a mistake and its correction as a clause, or null. */
export function pairProblem<Part>(
  parts: readonly Part[],
  kindOf: (part: Part) => PartKind,
): string | null {
  const blocks = parts.filter((part) => kindOf(part) === 'code').length;
  if (blocks === 2 && parts.length === 2) return null;
  const text = parts.length > blocks ? ' and a paragraph' : '';
  return `the comparison has ${blocks} ${blocks === 1 ? 'block' : 'blocks'} of code${text}`;
}

/** Instruction to the author of a malformed mistake and correction. */
export const pairRemedy =
  'write two blocks of code, the wrong one first, and put text before or after the comparison';
