/**
 * The judged set: queries as readers type them, each with the pages that answer it. The benchmark
 * measures the search by it.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export const queryClasses = [
  'exact name',
  'half name',
  'camelCase parts',
  'symbol',
  'title',
  'question',
  'other library',
  'typo',
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
  /** Never looked at while tuning, so that it tells how the search does on what it was not made for. */
  readonly heldOut: boolean;
}

/** The file with the judged queries, relative to the site's folder. */
export const judgedFile = 'src/features/search/judged/queries.tsv';

/** A third of all queries, chosen by their text alone, before any of them was tried. */
export function isHeldOut(query: string): boolean {
  return createHash('sha256').update(query).digest().readUInt8(0) % 3 === 0;
}

function answerOf(text: string): Answer {
  const [page = '', anchor] = text.split('#');
  return anchor === undefined ? { page } : { page, anchor };
}

/** Reads the judged queries. Throws on a malformed line, with file and line number. */
export function readJudged(siteDir: string): JudgedQuery[] {
  const lines = fs.readFileSync(path.join(siteDir, judgedFile), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (line === '' || line.startsWith('# ')) return [];
    const [name, query, answers, ...rest] = line.split('\t');
    const kind = queryClasses.find((known) => known === name);
    if (!kind || !query || !answers || rest.length > 0) {
      throw new Error(
        `${judgedFile}:${index + 1}: expected a class (${queryClasses.join(', ')}), a query and the ` +
          'pages that answer it, separated by tabs',
      );
    }
    return [{ kind, query, answers: answers.split(' ').map(answerOf), heldOut: isHeldOut(query) }];
  });
}
