/** Records what the docs plugin reads from the files that it watches. */
import fs from 'node:fs';
import path from 'node:path';
import { docsFolders } from '../../facts/inventory/pages-on-disk';

/**
 * The part of a page that the plugin reads: the front matter, or the whole page if the plugin takes
 * the title or description from the text.
 */
export function readByDocs(source: string): string {
  const head = /^---\r?\n[\s\S]*?\n---/.exec(source)?.[0] ?? '';
  return ['title', 'description'].every((key) => new RegExp(`^${key}:`, 'm').test(head))
    ? head
    : source;
}

interface Entry {
  /** Changes whenever the file may have changed. */
  readonly stamp: string;
  readonly read: string;
}

/** What the plugin reads from each file, by path. */
export type Snapshot = ReadonlyMap<string, Entry>;

/**
 * Takes a snapshot of the files that the plugin reads.
 * @param others absolute paths of files other than pages; they needn't exist
 * @param before an earlier snapshot; files unchanged since then aren't read again
 */
export function takeSnapshot(
  siteDir: string,
  others: readonly string[],
  before: Snapshot = new Map(),
): Snapshot {
  const pages = docsFolders.flatMap(({ folder }) => docsFiles(path.join(siteDir, folder)));
  return new Map(
    [...pages, ...others].flatMap((file) => {
      const stat = fs.statSync(file, { throwIfNoEntry: false });
      if (!stat?.isFile()) return [];
      const stamp = `${stat.mtimeMs} ${stat.size}`;
      const known = before.get(file);
      return [[file, known?.stamp === stamp ? known : { stamp, read: readFile(file) }] as const];
    }),
  );
}

/** Whether the plugin reads the same content in both snapshots. */
export const readTheSame = (a: Snapshot, b: Snapshot): boolean =>
  a.size === b.size && [...a].every(([file, { read }]) => b.get(file)?.read === read);

const isPage = (file: string): boolean => /\.mdx?$/.test(file);

/**
 * Pages and the files that describe their folders. Files and folders that start with `_` are parts
 * of pages.
 */
const docsFiles = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => (isPage(name) ? !/(?:^|[\\/])_/.test(name) : /_category_\.\w+$/.test(name)))
    .map((name) => path.join(folder, name));

function readFile(file: string): string {
  const text = fs.readFileSync(file, 'utf8');
  return isPage(file) ? readByDocs(text) : text;
}
