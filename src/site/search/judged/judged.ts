/**
 * The judged set: queries as readers type them, each with the pages that answer it. The benchmark
 * measures the search by it.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Written as readers speak, about what pages say and not how; the others are easier to answer. */
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

/** A page that answers a query, or one section of it. */
export interface Answer {
  /** As in the inventory; pages of the archive begin with `1.x/`. */
  readonly page: string;
  readonly anchor?: string;
}

export interface JudgedQuery {
  readonly kind: QueryClass;
  readonly query: string;
  readonly answers: readonly Answer[];
  /**
   * Never looked at while tuning, so that it tells how the search does on what it was not made for.
   */
  readonly heldOut: boolean;
}

/** The file with the judged queries, relative to the site's folder. */
export const judgedFile = 'src/site/search/judged/queries.tsv';

/** The mark of a query that was tried before it was written down. */
const seen = 'seen';

/** Whether a class is one of the readers'. */
export const isReaders = (kind: QueryClass): boolean =>
  readerClasses.some((known) => known === kind);

/**
 * A third of the queries, half of the readers', chosen by their text alone before any was tried.
 */
export function isHeldOut(query: string, kind: QueryClass): boolean {
  const share = isReaders(kind) ? 2 : 3;
  return createHash('sha256').update(query).digest().readUInt8(0) % share === 0;
}

/** Reads `page` or `page#anchor`. */
export function answerOf(text: string): Answer {
  const [page = '', anchor] = text.split('#');
  return anchor === undefined ? { page } : { page, anchor };
}

/** Reads the judged queries. Throws on a malformed line, with file and line number. */
export function readJudged(siteDir: string): JudgedQuery[] {
  const lines = fs.readFileSync(path.join(siteDir, judgedFile), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (line === '' || line.startsWith('# ')) return [];
    const [name, query, answers, mark, ...rest] = line.split('\t');
    const kind = queryClasses.find((known) => known === name);
    const isSeen = mark === seen;
    if (!kind || !query || !answers || (mark !== undefined && !isSeen) || rest.length > 0) {
      throw new Error(
        `${judgedFile}:${index + 1}: expected a class (${queryClasses.join(', ')}), a query, the ` +
          `the pages that answer it and optionally "${seen}", separated by tabs`,
      );
    }
    const heldOut = !isSeen && isHeldOut(query, kind);
    return [{ kind, query, answers: answers.split(' ').map(answerOf), heldOut }];
  });
}
