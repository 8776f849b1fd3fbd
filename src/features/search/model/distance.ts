/**
 * How many single edits (insert, delete, replace, swap neighbours) lie between two words: the
 * optimal string alignment distance, a restricted form of Damerau-Levenshtein.
 * Source: https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
 *
 * @returns the distance, or `most + 1` where it is larger than `most`
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const at = (cells: number[], index: number): number => cells[index] ?? most + 1;
      let best = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) best = Math.min(best, at(beforeLast, column - 2) + 1);
      current.push(best);
    }
    if (Math.min(...current) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length] ?? most + 1, most + 1);
}
