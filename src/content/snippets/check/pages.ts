/** Finds the pages whose Scala code is checked. */
import fs from 'node:fs';
import path from 'node:path';
import { claimsFolder, claimsOf, pagesOfClaims } from '../claims-files';
import { lockFolder, pageFileOf } from '../lock-files';
import { sharedFile } from '../model/fences';
import { readPage, type SourcePage } from '../model/page';
import { sharedCode } from '../shared-code';

const roots = ['docs', 'versioned_docs', 'src/pages'];

/** All pages and partials, sorted, relative to the project root, with `/`. */
export function pageFiles(siteDir: string): string[] {
  return roots.flatMap((root) => filesBelow(siteDir, root, /\.mdx?$/)).sort();
}

/** All files of code that pages include. */
export function sharedFiles(siteDir: string): string[] {
  return filesBelow(siteDir, path.posix.dirname(sharedFile('name')), /\.scala$/);
}

/** The pages to check after these pages, shared files and files of claims changed. */
export function pagesOf(siteDir: string, changed: readonly string[]): string[] {
  const claimed = changed.filter((file) => file.startsWith(`${claimsFolder}/`));
  const shared = changed.filter((file) => file.endsWith('.scala') && !claimed.includes(file));
  const pagesOfThose = claimed.flatMap(pagesOfClaims);
  const includesOne = (file: string) => {
    const { fences, claims } = loadPage(siteDir, file);
    return [...fences, ...(claims?.fences ?? [])].some(
      ({ words }) => words.include !== null && shared.includes(sharedFile(words.include)),
    );
  };
  return pageFiles(siteDir).filter(
    (file) =>
      changed.includes(file) ||
      pagesOfThose.includes(file) ||
      (shared.length > 0 && includesOne(file)),
  );
}

/** Reads a page, and its claims. */
export function loadPage(siteDir: string, file: string): SourcePage {
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const page = readPage(file, text, sharedCode(siteDir));
  const claims = claimsOf(siteDir, file, page);
  return { ...page, claims, problems: [...page.problems, ...(claims?.problems ?? [])] };
}

/** All files of claims, whether their pages exist or not. */
export function claimsFiles(siteDir: string): string[] {
  return filesBelow(siteDir, claimsFolder, /\.scala$/);
}

/** Pages that have a lock file, whether they exist or not. */
export function lockedPageFiles(siteDir: string): string[] {
  return filesBelow(siteDir, lockFolder, /\.json$/).map(pageFileOf);
}

/**
 * The pages that the arguments select: files, folders or page ids, relative to the project root.
 * Without arguments, all pages.
 *
 * @throws Error naming an argument that selects no page
 */
export function choosePages(siteDir: string, asked: readonly string[]): string[] {
  const all = pageFiles(siteDir);
  if (asked.length === 0) return all;
  const chosen = asked.flatMap((argument) => {
    const inside = path.relative(siteDir, path.resolve(siteDir, argument));
    const candidates = [
      inside.split(path.sep).join('/'),
      argument.replace(/^\/|\/$/g, ''),
      `docs/${argument.replace(/\/$/, '')}`,
    ];
    if (inside.startsWith(`${claimsFolder}/`)) {
      candidates.push(...pagesOfClaims(inside), inside.replace(claimsFolder, 'docs'));
    }
    const found = all.filter((file) =>
      candidates.some(
        (name) =>
          name === '' ||
          file === name ||
          file.startsWith(`${name}/`) ||
          file.replace(/\.mdx?$/, '') === name,
      ),
    );
    if (found.length === 0) {
      throw new Error(
        `${argument} is not a page: use files or folders in ${roots.join(', ')}, or page ids`,
      );
    }
    return found;
  });
  return [...new Set(chosen)].sort();
}

function filesBelow(siteDir: string, folder: string, name: RegExp): string[] {
  const root = path.join(siteDir, folder);
  const files = fs.existsSync(root)
    ? fs.readdirSync(root, { recursive: true, encoding: 'utf8' })
    : [];
  return files
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`);
}
