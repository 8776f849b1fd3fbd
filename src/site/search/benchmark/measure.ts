/** Everything that the judged queries measure on a built site. */
import fs from 'node:fs';
import path from 'node:path';
import { type JudgedQuery, readJudged } from '../judged/judged';
import { dictionaryFile } from '../model/dictionary';
import { openSearch } from './built-search';
import { bytesOfQueries } from './bytes';
import { judge, type Outcome } from './quality';

export interface Measured {
  readonly outcomes: readonly Outcome[];
  /** Queries whose pages haven't been written yet. */
  readonly skipped: readonly JudgedQuery[];
  /** The bytes that each query fetches, compressed with gzip. */
  readonly bytes: readonly { readonly query: string; readonly bytes: number }[];
  /** Queries with a page of an older version above one of the last version. */
  readonly olderFirst: readonly string[];
}

/** Queries that pages of both versions match. */
const inBothVersions = ['validate vs foreach', 'retry', 'fiber', 'run effects', 'schedule'];

/** Measures the site in `build`. @throws Error if it hasn't been built */
export function measure(siteDir: string): Measured {
  const folder = path.join(siteDir, 'build');
  if (!fs.existsSync(path.join(folder, dictionaryFile))) {
    throw new Error(`There is no search in ${folder}: run "npm run build" first`);
  }
  const built = openSearch((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  const { outcomes, skipped } = judge(readJudged(siteDir), built);
  const { pages } = built.engine.places;
  const olderFirst = inBothVersions.filter((query) => {
    const isOlder = built.search(query).map(({ page }) => pages[page]?.isLast === false);
    return isOlder.includes(true) && isOlder.slice(isOlder.indexOf(true)).includes(false);
  });
  return { outcomes, skipped, bytes: bytesOfQueries(outcomes, built), olderFirst };
}
