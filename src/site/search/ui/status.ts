import type { Snapshot } from '../session/snapshot';

/** Returns one sentence about the results; empty if there is nothing to say yet. */
export function statusOf({ typed, names, prepared, results }: Snapshot, pages: number): string {
  if (names === 'loading' && prepared) return `Preparing the search: ${prepared} % …`;
  if (!typed?.trim()) return '';
  if (names === 'loading') return 'Loading the search …';
  if (names === 'failed') return 'The search could not be loaded.';
  if (pages > 0) return `${pages} ${pages === 1 ? 'page' : 'pages'} found.`;
  if (!results?.isComplete) return 'Searching the text of the pages …';
  return `No results for “${typed.trim()}”. Try fewer words, or another name.`;
}
