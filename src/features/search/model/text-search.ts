/** Asks the text for all that a query means, and weighs the answers against each other. */
import type { Asked } from './engine';
import type { TextHit, TextIndex } from './text-index';

const mostHits = 60;

/** Sections by what their text answers, best first; the best answer to each meaning counts its weight. */
export function searchText(indexes: readonly TextIndex[], asked: readonly Asked[]): TextHit[] {
  const scores = new Map<number, number>();
  for (const { query, weight, near } of asked) {
    const corrections = new Map(near);
    const nearOf = (word: string): readonly string[] => corrections.get(word) ?? [];
    const hits = indexes.flatMap((index) => index.search(query, nearOf, mostHits));
    const best = Math.max(...hits.map(({ score }) => score), 0);
    for (const { section, score } of hits) {
      const weighed = (weight * score) / best;
      scores.set(section, Math.max(scores.get(section) ?? 0, weighed));
    }
  }
  return [...scores]
    .map(([section, score]) => ({ section, score }))
    .sort((a, b) => b.score - a.score || a.section - b.section)
    .slice(0, mostHits);
}
