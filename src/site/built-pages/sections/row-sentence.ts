/** A cell of a table's row. */
export interface Cell {
  /** Whether it names its row or its column. */
  readonly isHead: boolean;
  text: string;
}

/**
 * Returns a row of a table as sentences: "You have: a failure. Use: retry(policy)", or after a
 * row's own name, "ZIO.retry: runs again". Returns an empty string for an empty row.
 * @param heads heads of the columns
 */
export function rowSentence(heads: readonly string[], cells: readonly Cell[]): string {
  const [first] = cells;
  const name = first && (first.isHead || heads[0] === '') ? first.text : '';
  const others = name === '' ? cells : cells.slice(1);
  const pairs = others.flatMap(({ text }, at) => {
    const head = heads[at + cells.length - others.length] ?? '';
    if (text === '') return [];
    return [head === '' || (name !== '' && others.length === 1) ? text : `${head}: ${text}`];
  });
  const rest = pairs.map((pair) => pair.replace(/[.;]$/, '')).join('. ');
  return [name, rest].filter((part) => part !== '').join(': ');
}
