import { distance } from './distance';

/** The candidate closest to `word`; null if none is close enough to be a likely typo. */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  let best: string | null = null;
  let most = word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3));
  for (const candidate of candidates) {
    const edits = distance(word.toLowerCase(), candidate.toLowerCase(), most);
    if (edits <= most) [best, most] = [candidate, edits - 1];
  }
  return best;
}
