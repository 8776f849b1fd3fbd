import fs from 'node:fs';
import path from 'node:path';

/** The ids of the pages below `docs/` of the project at `siteDir`; partials are no pages. */
export function pagesOnDisk(siteDir: string): string[] {
  const docs = path.join(siteDir, 'docs');
  return fs
    .readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.mdx?$/.test(file) && !file.split('/').some((part) => part.startsWith('_')))
    .map((file) => file.replace(/\.mdx?$/, ''))
    .sort();
}
