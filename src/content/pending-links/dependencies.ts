import path from 'node:path';
import { findLinks } from '../markdown/model/links';
import type { DependencySource } from '../mdx-dependencies';
import { candidateFiles, diskDirectory } from './disk-directory';
import { linkState } from './model/directory';
import { pageTarget } from './model/target';

/**
 * The files of the unwritten pages that a page links to. Written pages are left out, because their
 * text doesn't affect the page that links to them.
 */
export function pendingTargets(siteDir: string): DependencySource {
  const directory = diskDirectory(siteDir);
  return (source, absolute) => {
    const file = path.relative(siteDir, absolute).split(path.sep).join('/');
    return findLinks(source).flatMap(({ url }) => {
      if (linkState(url, file, directory).kind !== 'pending') return [];
      const target = pageTarget(url, file);
      return target === null ? [] : candidateFiles(siteDir, target);
    });
  };
}
