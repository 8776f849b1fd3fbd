/**
 * The limits that the search must keep as the site grows. `test/e2e/search-floors.e2e.ts` checks
 * them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { isReaders, queryClasses } from '../judged/judged';
import { type Outcome, type Score, scoreOf } from './quality';

export const floors = {
  /** Share of exact names and symbols that find a page that documents them first. */
  namesFirst: 0.98,
  /**
   * How far a share may fall below that of the last release, because a new page may answer a query
   * before anybody has judged it.
   */
  slack: 0.02,
  /** Gzip-compressed bytes of the search's own code and data, up to the first result. */
  bytesToFirstResult: 60_000,
  /** Gzip-compressed bytes of the operators' types, which the worker fetches for a typed type. */
  bytesOfTypes: 60_000,
  /**
   * Gzip-compressed bytes that the worker fetches for the first query of a visit, for 95 % of the
   * queries.
   */
  bytesOfQuery: 200_000,
} as const;

/** The scores of the last release, relative to the site's folder: `--record` writes them. */
const releasedFile = 'src/site/search/benchmark/released.json';

/** The outcomes whose scores are compared with those of the last release, by group. */
export function groupsOf(outcomes: readonly Outcome[]): ReadonlyMap<string, readonly Outcome[]> {
  const heldOut = outcomes.filter(({ judged }) => judged.heldOut);
  return new Map([
    ...queryClasses.map(
      (kind) => [kind, outcomes.filter(({ judged }) => judged.kind === kind)] as const,
    ),
    ['held out', heldOut],
    ["held out, in readers' words", heldOut.filter(({ judged }) => isReaders(judged.kind))],
  ]);
}

type Released = Readonly<Record<string, Score>>;

/** Reads the scores of the last release. */
export const readReleased = (siteDir: string): Released =>
  JSON.parse(fs.readFileSync(path.join(siteDir, releasedFile), 'utf8')) as Released;

/** Records the scores as those of the last release. */
export function recordReleased(siteDir: string, outcomes: readonly Outcome[]): void {
  const lines = [...groupsOf(outcomes)].map(([group, own]) => {
    const shares = Object.entries(scoreOf(own)).map(
      ([share, value]) => `"${share}": ${Math.round(value * 1000) / 1000}`,
    );
    return `  ${JSON.stringify(group)}: { ${shares.join(', ')} }`;
  });
  fs.writeFileSync(path.join(siteDir, releasedFile), `{\n${lines.join(',\n')}\n}\n`);
}

/** The shares that fell too far below those of the last release, as text. */
export function fallen(outcomes: readonly Outcome[], released: Released): string[] {
  return [...groupsOf(outcomes)].flatMap(([group, own]) => {
    const before = released[group];
    if (!before) return [`${group}: no score in ${releasedFile}`];
    const now = scoreOf(own);
    // In a small class, a single query is more than the slack.
    const slack = Math.max(floors.slack, 1.001 / own.length);
    return (['first', 'firstFive', 'mrr'] as const)
      .filter((share) => now[share] < before[share] - slack)
      .map((share) => `${group}: ${share} fell from ${before[share]} to ${now[share].toFixed(3)}`);
  });
}
