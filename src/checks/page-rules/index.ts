/** Checks the source of pages in every version. */
import fs from 'node:fs';
import path from 'node:path';
import { siteUrl } from '../../config/site';
import { classPathOf } from '../../facts/catalog/class-path';
import { readInventory } from '../../facts/inventory/inventory';
import { type DocsFolder, docsFolders, findPages } from '../../facts/inventory/pages-on-disk';
import type { Finding } from '../../utils/validation/finding';
import { findingsOfFile } from '../site-files';
import { screensOf } from './screens';
import { Memory } from './memory';
import { checkPage, checkTogether } from './model/check';
import { headOf, type Site, type SourcePage } from './model/page';

/** What the rules find in the pages of a project. */
export function pageFindings(siteDir: string): Finding[] {
  const site = siteFacts(siteDir);
  const memory = new Memory(siteDir, site);
  const checked = docsFolders.flatMap((docs) =>
    findPages(siteDir, docs).map((page) => {
      const source = readPage(siteDir, page, docs);
      if (memory.isClean(source)) return { page: headOf(source), findings: [] };
      return memory.check(source, (facts) => checkPage(source, facts));
    }),
  );
  memory.save();
  const together = checkTogether(checked.map(({ page }) => page));
  return [...checked.flatMap(({ findings }) => findings), ...together];
}

/** What the rules find in one file, without comparing it to other pages. */
export function findingsOfPage(siteDir: string, file: string): readonly Finding[] {
  const docs = docsFolders.find(({ folder }) => file.startsWith(`${folder}/`));
  if (docs === undefined) return [];
  const unreadable = findingsOfFile(siteDir, file);
  if (unreadable.length > 0) return unreadable;
  const id = file.slice(docs.folder.length + 1).replace(/\.mdx?$/, '');
  return checkPage(readPage(siteDir, { file, id }, docs), siteFacts(siteDir)).findings;
}

const readPage = (
  siteDir: string,
  page: { readonly file: string; readonly id: string },
  docs: DocsFolder,
): SourcePage => ({
  ...page,
  docs,
  text: fs.readFileSync(path.join(siteDir, page.file), 'utf8').replaceAll('\r\n', '\n'),
});

const siteFacts = (siteDir: string): Site => ({
  planned: readInventory(siteDir).map(({ id }) => id),
  host: new URL(siteUrl).host,
  classPathProblem,
  exists: (file) => fs.existsSync(path.join(siteDir, file)),
  screens: once(() => screensOf(siteDir)),
});

function once<Result extends object>(make: () => Result): () => Result {
  let made: Result | undefined;
  return () => (made ??= make());
}

function classPathProblem(library: string | null, dependencies: readonly string[]): string | null {
  try {
    classPathOf(library, dependencies);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
