import path from 'node:path';
import { lockFileOf } from '../../features/snippets/lock-files';
import type { DependencySource } from '../mdx-dependencies';

/** Besides its text, the code blocks of a page are made from its lock. */
export function lockFiles(siteDir: string): DependencySource {
  return (source, file) => {
    if (!/^\s*(?:[-*+>]\s+|\d+[.)]\s+)*(?:```|~~~)/m.test(source)) return [];
    const page = path.relative(siteDir, file).split(path.sep).join('/');
    return [path.join(siteDir, lockFileOf(page))];
  };
}
