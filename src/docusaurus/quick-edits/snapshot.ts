/** Records what the docs plugin reads from the files that it watches. */
import fs from 'node:fs';
import path from 'node:path';
import { frontMatterPattern } from '../../content/markdown/model/front-matter';
import { docsFolders } from '../../facts/inventory/pages-on-disk';

/**
 * The part of a page that the plugin reads: the front matter, or the whole page if the plugin takes
 * the title or description from the text.
 */
export function readByDocs(source: string): string {
  const head = frontMatterPattern.exec(source)?.[0] ?? '';
  return ['title', 'description'].every((key) => new RegExp(`^${key}:`, 'm').test(head))
    ? head
    : source;
}

/** What the plugin reads from each file, by path. */
export type Snapshot = ReadonlyMap<string, string>;

/**
 * Takes a snapshot of the files that the plugin reads.
 * @param others absolute paths of files other than pages; they needn't exist
 */
export function takeSnapshot(siteDir: string, others: readonly string[]): Snapshot {
  const pages = docsFolders.flatMap(({ folder }) => docsFiles(path.join(siteDir, folder)));
  return new Map(
    [...pages, ...others]
      .filter((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile())
      .map((file) => {
        const text = fs.readFileSync(file, 'utf8');
        return [file, isPage(file) ? readByDocs(text) : text] as const;
      }),
  );
}

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
