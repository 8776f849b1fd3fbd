import type { Finding } from '../../../../utils/validation/finding';
import { keyLine, type PageRule } from '../page';

/** The catalog contains the library and the artifacts that a page names. */
export const library: PageRule = (page, { classPathProblem }) => {
  const { library: id = null, dependencies = [] } = page.frontMatter;
  if (id !== null && typeof id !== 'string') return [];
  if (!Array.isArray(dependencies)) return [];
  const finding = (key: string, problem: string): Finding[] => [
    {
      file: page.file,
      line: keyLine(page, key),
      problem: problem.replace(/\.$/, ''),
      remedy: 'use the id of a record in src/facts/catalog, or add a record',
    },
  ];
  const ofLibrary = classPathProblem(id, []);
  if (ofLibrary !== null) return finding('library', ofLibrary);
  const ofAll = classPathProblem(id, dependencies.map(String));
  return ofAll === null ? [] : finding('dependencies', ofAll);
};
