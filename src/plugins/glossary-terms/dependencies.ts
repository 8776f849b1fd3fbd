import fs from 'node:fs';
import path from 'node:path';
import { findTerms } from '../../features/glossary/model/lookup';
import type { DependencySource } from '../mdx-dependencies';

/** The files of the glossary, for pages that link its terms. */
export function glossaryFiles(siteDir: string): DependencySource {
  const folder = path.join(siteDir, 'src/features/glossary/terms');
  const files = fs.readdirSync(folder).map((name) => path.join(folder, name));
  return (source) => (findTerms(source).length > 0 ? files : []);
}
