/** Rows of the distance table, reused because every keystroke makes thousands of calls. */
let beforeLast = new Uint8Array(64);
let last = new Uint8Array(64);
let current = new Uint8Array(64);

function makeRoom(columns: number): void {
  if (columns <= current.length) return;
  beforeLast = new Uint8Array(columns);
  last = new Uint8Array(columns);
  current = new Uint8Array(columns);
}

/**
 * Number of single edits (insert, delete, replace, swap neighbors) between two words: the optimal
 * string alignment distance, a restricted form of Damerau-Levenshtein.
 * Source: https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
 *
 * @param most upper limit, less than 200
 * @returns the distance, or `most + 1` if it is larger than `most`
 */
export function distance(a: string, b: string, most: number): number {
  const tooFar = most + 1;
  if (Math.abs(a.length - b.length) > most) return tooFar;
  makeRoom(b.length + 1);
  for (let column = 0; column <= b.length; column += 1) last[column] = Math.min(column, tooFar);
  for (let row = 1; row <= a.length; row += 1) {
    const letter = a.charCodeAt(row - 1);
    current[0] = Math.min(row, tooFar);
    let least = current[0];
    for (let column = 1; column <= b.length; column += 1) {
      const other = b.charCodeAt(column - 1);
      let best = last[column - 1]! + (letter === other ? 0 : 1);
      best = Math.min(best, last[column]! + 1, current[column - 1]! + 1, tooFar);
      const isSwap =
        row > 1 &&
        column > 1 &&
        letter === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === other;
      if (isSwap) best = Math.min(best, beforeLast[column - 2]! + 1);
      current[column] = best;
      least = Math.min(least, best);
    }
    if (least > most) return tooFar;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[b.length]!;
}
