/**
 * A small site of the project's own pages, for tests that need every kind of page but not every
 * page.
 */
import fs from 'node:fs';
import path from 'node:path';
import { SiteCopy } from './site-copy';

const root = path.resolve(__dirname, '../../..');

/** Folders whose pages are in the sample, besides the pages at the root and the outermost indexes. */
const folders = ['overview', 'reference/fiber', 'reference/error-management/recovering'];

const isInSample = (name: string): boolean =>
  Boolean(process.env['EVERY_PAGE']) ||
  // What pages include.
  path.extname(name) !== '.mdx' ||
  folders.includes(path.dirname(name)) ||
  /^[^/]*(?:\/index)?\.mdx$/.test(name);

const sample = (): string[] =>
  fs
    .readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name}`)
    .filter((name) => fs.statSync(path.join(root, name)).isFile())
    .filter((name) => isInSample(path.relative('docs', name)));

/**
 * Copies the sample, or every page if the variable `EVERY_PAGE` is set, into a temporary folder.
 * Links to pages that it doesn't have become plain text, like links to pages not written yet.
 */
export const sampleSite = (): SiteCopy =>
  new SiteCopy([
    'sidebars.ts',
    'versioned_docs',
    'versioned_sidebars',
    'snippets/lock',
    'snippets/claims',
    'snippets/members',
    ...sample(),
  ]);
