import fs from 'node:fs';
import path from 'node:path';

/** A folder of pages that Docusaurus serves as one version. */
export interface DocsFolder {
  /** The folder, relative to the project root. */
  readonly folder: string;
  /** Prefix of the addresses of its pages: empty, or a version's path. */
  readonly prefix: string;
}

/** Folder of the pages of 2.x. */
export const currentDocs: DocsFolder = { folder: 'docs', prefix: '' };
/** Folder of the pages of 1.x. */
export const archivedDocs: DocsFolder = { folder: 'versioned_docs/version-1.x', prefix: '1.x' };
/** All folders of pages, the current one first. */
export const docsFolders: readonly DocsFolder[] = [currentDocs, archivedDocs];

export interface PageFile {
  /** The file, relative to the project root, with `/` between folders. */
  readonly file: string;
  /** Id of the page: its path in the version's folder, without extension. */
  readonly id: string;
}

/** Markdown files below a folder, sorted, with `/`; without an editor's own, which start with `.`. */
export function markdownFiles(siteDir: string, folder: string): string[] {
  const root = path.join(siteDir, folder);
  if (!fs.existsSync(root)) return [];
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /(^|\/)[^./][^/]*\.mdx?$/.test(name))
    .sort();
}

/**
 * Pages in a folder of the project at `siteDir`. Excludes files and folders that start with `_`,
 * which are partials.
 */
export function findPages(siteDir: string, { folder }: DocsFolder): PageFile[] {
  return markdownFiles(siteDir, folder)
    .filter((name) => !/(^|\/)_/.test(name))
    .map((name) => ({ file: `${folder}/${name}`, id: name.replace(/\.mdx?$/, '') }));
}
