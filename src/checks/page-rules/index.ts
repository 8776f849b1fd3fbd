import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { classPathOf } from '../../facts/catalog/class-path';
import { findingsError } from '../../utils/validation/finding';
import { readInventory } from '../../facts/inventory/inventory';
import { docsFolders, findPages } from '../../facts/inventory/pages-on-disk';
import { checkPages } from './model/check';

/**
 * Checks the source of every page in every version before a build or `npm start` proceeds.
 * Throws one error that lists all findings, each with file, line and remedy.
 */
export default function pageRules({ siteDir }: LoadContext): Plugin {
  const sources = docsFolders.flatMap((docs) =>
    findPages(siteDir, docs).map((page) => ({
      ...page,
      docs,
      text: fs.readFileSync(path.join(siteDir, page.file), 'utf8'),
    })),
  );
  const findings = checkPages(sources, {
    planned: readInventory(siteDir).map(({ id }) => id),
    classPathProblem,
    exists: (file) => fs.existsSync(path.join(siteDir, file)),
  });
  if (findings.length > 0) throw findingsError('Pages have to be fixed.', findings);
  return { name: 'page-rules' };
}

function classPathProblem(library: string | null, dependencies: readonly string[]): string | null {
  try {
    classPathOf(library, dependencies);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
