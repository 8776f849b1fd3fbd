/** Locates and reads files of claims, which prove what a page says without being shown on it. */
import fs from 'node:fs';
import path from 'node:path';
import { claimsPage } from './model/claims';
import type { SourcePage } from './model/page';
import { sharedCode } from './shared-code';

/** Folder of all files of claims, relative to the project root. It mirrors `docs/`. */
export const claimsFolder = 'snippets/claims';

/** File of the claims of a page; null if pages in its folder have none. With `/`, like the page. */
export function claimsFileOf(pageFile: string): string | null {
  const [, name] = /^docs\/(.+)\.mdx?$/.exec(pageFile) ?? [];
  return name === undefined ? null : `${claimsFolder}/${name}.scala`;
}

/** Pages that a file of claims can belong to, of which at most one exists. */
export function pagesOfClaims(claimsFile: string): string[] {
  const name = claimsFile.slice(claimsFolder.length + 1, -'.scala'.length);
  return [`docs/${name}.mdx`, `docs/${name}.md`];
}

/**
 * The claims of a page, as a page themselves; null if it has none.
 *
 * @param on what the page needs, which its claims can use
 */
export function claimsOf(
  siteDir: string,
  pageFile: string,
  on: Pick<SourcePage, 'library' | 'dependencies'> = { library: null, dependencies: [] },
): SourcePage | null {
  const file = claimsFileOf(pageFile);
  if (file === null || !fs.existsSync(path.join(siteDir, file))) return null;
  const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
  return claimsPage(file, source, on, sharedCode(siteDir));
}
