/**
 * The entry of `known` that `wrong` was most likely meant to be, or null where none is near: at most
 * a third of its letters changed, added or left out.
 */
export function nearestName(wrong: string, known: readonly string[]): string | null {
  let best: { name: string; distance: number } | null = null;
  for (const name of known) {
    const distance = editDistance(wrong.toLowerCase(), name.toLowerCase());
    if (distance <= Math.max(2, name.length / 3) && (best === null || distance < best.distance)) {
      best = { name, distance };
    }
  }
  return best === null ? null : best.name;
}

/** Ends a sentence that complains of a name: `; did you mean "zio-json"?`, or a full stop. */
export function didYouMean(wrong: string, known: readonly string[]): string {
  const nearest = nearestName(wrong, known);
  return nearest === null ? '.' : `; did you mean "${nearest}"?`;
}

/** Levenshtein's distance. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      const kept = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(kept, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
