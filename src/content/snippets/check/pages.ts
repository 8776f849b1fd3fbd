/** Finds the pages whose Scala code is checked. */
import fs from 'node:fs';
import path from 'node:path';
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

/** The pages to check after these pages and shared files changed. */
export function pagesOf(siteDir: string, changed: readonly string[]): string[] {
  const shared = changed.filter((file) => file.endsWith('.scala'));
  const includesOne = (file: string) =>
    loadPage(siteDir, file).fences.some(
      ({ words }) => words.include !== null && shared.includes(sharedFile(words.include)),
    );
  return pageFiles(siteDir).filter(
    (file) => changed.includes(file) || (shared.length > 0 && includesOne(file)),
  );
}

/** Reads a page. */
export function loadPage(siteDir: string, file: string): SourcePage {
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  return readPage(file, text, sharedCode(siteDir));
}

/** Pages that have a lock file, whether they exist or not. */
export function lockedPageFiles(siteDir: string): string[] {
  return filesBelow(siteDir, lockFolder, /\.json$/).map(pageFileOf);
}

/**
 * The pages that the arguments select: files, folders or page ids, relative to the project root or
 * to `cwd`.
 *
 * @throws Error naming an argument that selects no page
 */
export function choosePages(
  siteDir: string,
  all: readonly string[],
  asked: readonly string[],
  cwd: string = siteDir,
): string[] {
  const chosen = asked.flatMap((argument) => {
    const fromHere = path.relative(siteDir, path.resolve(cwd, argument)).split(path.sep).join('/');
    const candidates = [fromHere, argument.replace(/^\.?\//, ''), `docs/${argument}`].map((text) =>
      text.replace(/\/$/, ''),
    );
    const found = all.filter((file) =>
      candidates.some(
        (name) =>
          file === name || name === '' || file.startsWith(`${name}/`) || file.replace(/\.mdx?$/, '') === name,
      ),
    );
    if (found.length === 0) {
      throw new Error(`${argument} is not a page: use files or folders in ${roots.join(', ')}, or page ids`);
    }
    return found;
  });
  return [...new Set(chosen)].sort();
}

function filesBelow(siteDir: string, folder: string, name: RegExp): string[] {
  const entries = fs.existsSync(path.join(siteDir, folder))
    ? fs.readdirSync(path.join(siteDir, folder), { withFileTypes: true })
    : [];
  return entries.flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(siteDir, file, name);
    return name.test(entry.name) ? [file] : [];
  });
}
