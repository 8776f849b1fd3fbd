/**
 * The judged set: queries as readers type them, each with the pages that answer it. The benchmark
 * uses the set to measure the search.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Classes of queries in readers' words, about what pages say and not how they say it. The other
 * classes are easier to answer.
 */
export const readerClasses = [
  'question in own words',
  'name from elsewhere',
  'two or three words',
] as const;

export const queryClasses = [
  'exact name',
  'half name',
  'camelCase parts',
  'symbol',
  'title',
  'question',
  'other library',
  'typo',
  ...readerClasses,
] as const;

export type QueryClass = (typeof queryClasses)[number];

/** A page, or one section of a page, that answers a query. */
export interface Answer {
  /** Page id. Ids of archived pages begin with `1.x/`. */
  readonly page: string;
  readonly anchor?: string;
}

export interface JudgedQuery {
  readonly kind: QueryClass;
  readonly query: string;
  readonly answers: readonly Answer[];
  /**
   * Whether the query was held out of tuning, so that it shows how the search does on queries that
   * it wasn't made for.
   */
  readonly heldOut: boolean;
  /** Line in the file, 1-based. */
  readonly line: number;
}

/** The file with the judged queries, relative to the site's folder. */
export const judgedFile = 'src/site/search/judged/queries.tsv';

/** Marks a query that was tried before it was written down, so it can't be held out. */
const seen = 'seen';

export const isReaders = (kind: QueryClass): boolean =>
  readerClasses.some((known) => known === kind);

/**
 * Whether to hold a query out: a third of all queries, and half of the readers' queries. Only the
 * text decides, so the choice was made before any query was tried.
 */
export function isHeldOut(query: string, kind: QueryClass): boolean {
  const share = isReaders(kind) ? 2 : 3;
  return createHash('sha256').update(query).digest().readUInt8(0) % share === 0;
}

/** Parses `page` or `page#anchor`. */
function answerOf(text: string): Answer {
  const [page = '', anchor] = text.split('#');
  return anchor === undefined ? { page } : { page, anchor };
}

/** Reads the judged queries. @throws Error with file and line number if a line is malformed */
export function readJudged(siteDir: string): JudgedQuery[] {
  const lines = fs.readFileSync(path.join(siteDir, judgedFile), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (line === '' || line.startsWith('# ')) return [];
    const [name, query, answers, mark, ...rest] = line.split('\t');
    const kind = queryClasses.find((known) => known === name);
    const isSeen = mark === seen;
    if (!kind || !query || !answers || (mark !== undefined && !isSeen) || rest.length > 0) {
      throw new Error(
        `${judgedFile}:${index + 1}: expected a class (${queryClasses.join(', ')}), a query, ` +
          `the pages that answer it and optionally "${seen}", separated by tabs`,
      );
    }
    const heldOut = !isSeen && isHeldOut(query, kind);
    return [{ kind, query, answers: answers.split(' ').map(answerOf), heldOut, line: index + 1 }];
  });
}
