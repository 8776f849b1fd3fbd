/** The pages that are written, as the file system has them. */
import fs from 'node:fs';
import path from 'node:path';

/** A folder of pages that Docusaurus serves as one version. */
export interface DocsFolder {
  /** The folder, relative to the root of the project. */
  readonly folder: string;
  /** What stands before its pages' ids in addresses: empty, or a version's path. */
  readonly prefix: string;
}

/** Where the pages of 2.x are. */
export const currentDocs: DocsFolder = { folder: 'docs', prefix: '' };
/** Where the pages of the 1.x line are. */
export const archivedDocs: DocsFolder = { folder: 'versioned_docs/version-1.x', prefix: '1.x' };
/** All folders of pages, the current one first. */
export const docsFolders: readonly DocsFolder[] = [currentDocs, archivedDocs];

export interface PageFile {
  /** The file, relative to the root of the project, with `/` between folders. */
  readonly file: string;
  /** The page's id: its path below the folder of its version, without the extension. */
  readonly id: string;
}

/**
 * The pages in a folder of the project at `siteDir`. Files and folders that start with `_` are
 * parts of pages.
 */
export function findPages(siteDir: string, { folder }: DocsFolder): PageFile[] {
  const root = path.join(siteDir, folder);
  if (!fs.existsSync(root)) return [];
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.mdx?$/.test(name) && !/(^|\/)_/.test(name))
    .sort()
    .map((name) => ({ file: `${folder}/${name}`, id: name.replace(/\.mdx?$/, '') }));
}
