import path from 'node:path';
import { lockFileOf } from '../../snippets/lock-files';
import { sharedFile } from '../../snippets/model/fences';
import type { DependencySource } from '../../mdx-dependencies';

/** Files that a page's code blocks depend on: its lock, and shared code. */
export function lockFiles(siteDir: string): DependencySource {
  return (source, file) => {
    if (!/^\s*(?:[-*+>]\s+|\d+[.)]\s+)*(?:```|~~~)/m.test(source)) return [];
    const page = path.relative(siteDir, file).split(path.sep).join('/');
    const shared = [...source.matchAll(/(?:```|~~~)scala .*\binclude=([\w-]+)/g)];
    const read = [lockFileOf(page), ...shared.map(([, name = '']) => sharedFile(name))];
    return read.map((each) => path.join(siteDir, each));
  };
}
