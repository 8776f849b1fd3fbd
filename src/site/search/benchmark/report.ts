/** Formats the benchmark's figures as text. */
import { isReaders, type JudgedQuery, type QueryClass, queryClasses } from '../judged/judged';
import { quantile } from './bytes';
import { type Outcome, scoreOf } from './quality';

const columns = ['queries', 'first', 'first five', 'MRR'] as const;

function row(label: string, outcomes: readonly Outcome[]): string {
  if (outcomes.length === 0) return `${label.padEnd(34)}no query whose page exists`;
  const { first, firstFive, mrr } = scoreOf(outcomes);
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const cells = [String(outcomes.length), percent(first), percent(firstFive), mrr.toFixed(3)];
  return label.padEnd(34) + cells.map((cell) => cell.padStart(12)).join('');
}

/** A table by class for the tuned, the held-out and all queries. */
export function qualityTable(outcomes: readonly Outcome[]): string {
  const head = ''.padEnd(34) + columns.map((name) => name.padStart(12)).join('');
  const parts = [
    ['tuned', outcomes.filter(({ judged }) => !judged.heldOut)],
    ['held out', outcomes.filter(({ judged }) => judged.heldOut)],
    ['all', outcomes],
  ] as const;
  const rows = parts.flatMap(([part, some]) => {
    const of = (isOwn: (kind: QueryClass) => boolean): Outcome[] =>
      some.filter(({ judged }) => isOwn(judged.kind));
    const ofClasses = queryClasses.map((kind) =>
      row(
        `${kind}, ${part}`,
        of((own) => own === kind),
      ),
    );
    const ofReaders = row(`readers' classes, ${part}`, of(isReaders));
    return [...ofClasses, ofReaders, row(`every class, ${part}`, some), ''];
  });
  return [head, ...rows].join('\n');
}

/** Queries whose first result is wrong. Held-out queries are only counted. */
export function missesText(outcomes: readonly Outcome[]): string {
  const misses = outcomes.filter(({ place }) => place !== 1);
  const lines = misses
    .filter(({ judged }) => !judged.heldOut)
    .map(({ judged, place, found }) => {
      const wanted = judged.answers.map(({ page }) => page).join(' or ');
      const at = place === 0 ? 'not found' : `place ${place}`;
      return `  ${judged.kind}: ${judged.query} (${at})\n    wanted ${wanted}\n    first  ${found.slice(0, 3).join(', ')}`;
    });
  const heldOut = misses.length - lines.length;
  return [
    `Queries without the right page in first place: ${misses.length}. ${heldOut} of them are held out and not shown.`,
    ...lines,
  ].join('\n');
}

/** Quantiles of the bytes that queries fetch, and the queries that fetch the most. */
export function bytesText(
  queries: readonly { readonly query: string; readonly bytes: number }[],
): string {
  const all = queries.map(({ bytes }) => bytes);
  const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  const most = [...queries].sort((a, b) => b.bytes - a.bytes).slice(0, 5);
  return [
    'Fetched by the worker for the first query of a visit, compressed with gzip:',
    ...[0.5, 0.95, 1].map(
      (share) => `  ${share * 100} % of queries: ${kilobytes(quantile(all, share))}`,
    ),
    ...most.map(({ query, bytes }) => `  most: ${query}, ${kilobytes(bytes)}`),
  ].join('\n');
}

/** Lists the queries whose pages haven't been written yet. */
export function skippedText(skipped: readonly JudgedQuery[]): string {
  if (skipped.length === 0) return 'Every judged query names a page that exists.';
  const names = skipped.map(({ query }) => query).join(', ');
  return `SKIPPED: ${skipped.length} judged queries are waiting for pages that have not been written yet: ${names}`;
}
