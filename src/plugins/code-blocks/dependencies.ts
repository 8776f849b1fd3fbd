import fs from 'node:fs';
import path from 'node:path';
import { lockFileOf } from '../../features/snippets/lock-files';
import type { DependencySource } from '../mdx-dependencies';

const ownFolders = [
  'src/plugins/code-blocks',
  'src/features/code-block/model',
  'src/features/snippets/model',
  'src/features/project/model',
  // The foot of a page tells of newer releases.
  'src/catalog',
];

/** The sources of the transform itself: a cache that outlives them would keep what they made. */
function ownSources(siteDir: string): string[] {
  return ownFolders.flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join(siteDir, folder, name)),
  );
}

/** Besides its text, the code blocks of a page are made from its lock. */
export function lockFiles(siteDir: string): DependencySource {
  const sources = ownSources(siteDir);
  return (source, file) => {
    if (!/^\s*(?:[-*+>]\s+|\d+[.)]\s+)*(?:```|~~~)/m.test(source)) return [];
    const page = path.relative(siteDir, file).split(path.sep).join('/');
    return [path.join(siteDir, lockFileOf(page)), ...sources];
  };
}
