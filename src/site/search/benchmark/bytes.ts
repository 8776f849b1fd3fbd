/** Measures how many bytes the search's worker fetches for a query. */
import { gzipSync } from 'node:zlib';
import { fileIn } from '../model/dictionary';
import { shownAtFirst } from '../model/shown';
import { TextIndex } from '../model/text-index';
import { wantedOf } from '../model/text-search';
import type { BuiltSearch } from './built-search';
import type { Outcome } from './quality';

/**
 * For each judged query, the gzip-compressed bytes that it fetches as the first query of a visit:
 * the frames of the indexes, the parts that contain its words, and the texts of the pages that are
 * shown first.
 */
export function bytesOfQueries(
  outcomes: readonly Outcome[],
  { dictionary, engine, search, read }: BuiltSearch,
): { readonly query: string; readonly bytes: number }[] {
  const known = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = known.get(file) ?? gzipSync(read(file)).length;
    known.set(file, size);
    return size;
  };
  const { versions, pages } = dictionary;
  const indexes = versions.map(({ index: folder }) => {
    const frame = fileIn(folder, 'frame');
    return { folder, frame, index: new TextIndex(read(frame)) };
  });
  return outcomes.map(({ judged: { query } }) => {
    const wanted = wantedOf(engine.understand(query).asked);
    const ofIndexes = indexes.flatMap(({ folder, frame, index }) => [
      frame,
      ...index.lacking(wanted).map((part) => fileIn(folder, part)),
    ]);
    const ofPages = search(query)
      .slice(0, shownAtFirst.pages)
      .map(({ page }) => fileIn(versions[pages[page]!.version]!.texts, page));
    const bytes = [...ofIndexes, ...ofPages].reduce((sum, file) => sum + sizeOf(file), 0);
    return { query, bytes };
  });
}

/**
 * The value below which this share of the numbers lies.
 * @param share from 0 to 1
 */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
