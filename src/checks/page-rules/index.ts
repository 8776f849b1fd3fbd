import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { siteUrl } from '../../config/site';
import { classPathOf } from '../../facts/catalog/class-path';
import { type Finding, findingsError } from '../../utils/validation/finding';
import { readInventory } from '../../facts/inventory/inventory';
import { docsFolders, findPages } from '../../facts/inventory/pages-on-disk';
import { checkPages } from './model/check';

/**
 * Checks the source of every page in every version before a build or `npm start` proceeds.
 * Throws one error that lists all findings, each with file, line and remedy.
 */
export default function pageRules({ siteDir }: LoadContext): Plugin {
  const findings = pageFindings(siteDir);
  if (findings.length > 0) throw findingsError('Pages have to be fixed.', findings);
  return { name: 'page-rules' };
}

/** What the rules find in the pages of a project. */
export function pageFindings(siteDir: string): Finding[] {
  const sources = docsFolders.flatMap((docs) =>
    findPages(siteDir, docs).map((page) => ({
      ...page,
      docs,
      text: fs.readFileSync(path.join(siteDir, page.file), 'utf8').replaceAll('\r\n', '\n'),
    })),
  );
  return checkPages(sources, {
    planned: readInventory(siteDir).map(({ id }) => id),
    host: new URL(siteUrl).host,
    classPathProblem,
    exists: (file) => fs.existsSync(path.join(siteDir, file)),
  });
}

function classPathProblem(library: string | null, dependencies: readonly string[]): string | null {
  try {
    classPathOf(library, dependencies);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
