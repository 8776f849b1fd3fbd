import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { siteUrl } from '../../config/site';
import { classPathOf } from '../../facts/catalog/class-path';
import { readInventory } from '../../facts/inventory/inventory';
import { type DocsFolder, docsFolders, findPages } from '../../facts/inventory/pages-on-disk';
import { type Finding, findingsError } from '../../utils/validation/finding';
import { fileFindings, findingsOfFile } from '../site-files';
import { Memory } from './memory';
import { checkPage, checkTogether } from './model/check';
import { headOf, type Page, readFrontMatter, type Site, type SourcePage } from './model/page';
import { screensOf } from './screens';

/**
 * Checks the source of every page in every version before a build or `npm start` proceeds, and under
 * `npm start` each page again when it's saved.
 * Throws one error that lists all findings, each with file, line and remedy.
 */
export default function pageRules({ siteDir }: LoadContext): Plugin {
  const memory = new Memory(siteDir, siteFacts(siteDir));
  const { pages, findings } = checkSite(siteDir, memory);
  memory.save();
  if (findings.length > 0) throw findingsError('Pages have to be fixed.', findings);
  const name = 'page-rules';
  if (process.env.NODE_ENV !== 'development') return { name };
  const others = new Map(pages.map((page) => [page.file, page]));
  const check = (saved: string): void => {
    const file = path.relative(siteDir, saved).split(path.sep).join('/');
    const found = findingsOfSaved(siteDir, file, others);
    if (found.length > 0) throw findingsError('The page has to be fixed.', found);
  };
  const use = [{ loader: path.join(__dirname, 'loader.js'), options: { check } }];
  return {
    name,
    configureWebpack: () => ({
      module: { rules: [{ resource: /\.mdx?$/, enforce: 'pre', use }] },
      plugins: [{ apply: (bundler: Compiler) => checkFilesAgain(siteDir, bundler) }],
    }),
  };
}

/** Adds what is wrong with files that no page is made from to the errors of each compilation. */
function checkFilesAgain(siteDir: string, { hooks }: Compiler): void {
  hooks.thisCompilation.tap('site-files', ({ contextDependencies, errors }) => {
    for (const each of ['docs', 'versioned_docs', 'static']) {
      contextDependencies.add(path.join(siteDir, each));
    }
    const found = fileFindings(siteDir);
    if (found.length > 0) errors.push(findingsError('Files have to be fixed.', found) as never);
  });
}

/** What the rules find in the pages of a project. */
export const pageFindings = (siteDir: string): Finding[] => checkSite(siteDir).findings;

function checkSite(
  siteDir: string,
  memory?: Memory,
): { readonly pages: readonly Page[]; readonly findings: Finding[] } {
  const site = siteFacts(siteDir);
  const checked = docsFolders.flatMap((docs) =>
    findPages(siteDir, docs).map((page) => {
      const source = readPage(siteDir, page, docs);
      if (memory?.isClean(source)) return { page: headOf(source), findings: [] };
      return memory?.check(source, (facts) => checkPage(source, facts)) ?? checkPage(source, site);
    }),
  );
  const pages = checked.map(({ page }) => page);
  return {
    pages,
    findings: [...checked.flatMap(({ findings }) => findings), ...checkTogether(pages)],
  };
}

/** Whether Docusaurus can read the front matter of all pages, which it does again after a change. */
export const hasReadableFrontMatter = (siteDir: string): boolean =>
  docsFolders.every((docs) =>
    findPages(siteDir, docs).every(
      (page) => readFrontMatter(readPage(siteDir, page, docs).text).fault === undefined,
    ),
  );

/** The findings of a saved file, also those that only other pages make wrong. */
function findingsOfSaved(
  siteDir: string,
  file: string,
  others: Map<string, Page>,
): readonly Finding[] {
  const docs = docsFolders.find(({ folder }) => file.startsWith(`${folder}/`));
  if (docs === undefined) return [];
  const unreadable = findingsOfFile(siteDir, file);
  if (unreadable.length > 0) return unreadable;
  const id = file.slice(docs.folder.length + 1).replace(/\.mdx?$/, '');
  const { page, findings } = checkPage(readPage(siteDir, { file, id }, docs), siteFacts(siteDir));
  others.delete(file);
  const there = [...others.values()].filter((each) => fs.existsSync(path.join(siteDir, each.file)));
  others.set(file, page);
  const together = checkTogether([...there, page]).filter((each) => each.file === file);
  return [...findings, ...together];
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
