/** Calls back with the pages that an author saves. */
import fs from 'node:fs';
import path from 'node:path';
import { pageFiles } from './pages';

// Editors write a file in several steps.
const settleMs = 100;

/** Watches the pages for as long as the process lives; one check at a time. */
export function watchPages(
  siteDir: string,
  check: (files: readonly string[]) => Promise<unknown>,
): Promise<never> {
  const saved = new Set<string>();
  let working = false;
  const work = async () => {
    if (working) return;
    working = true;
    while (saved.size > 0) {
      const known = new Set(pageFiles(siteDir));
      const files = [...saved].filter((file) => known.has(file));
      saved.clear();
      if (files.length > 0) await check(files);
    }
    working = false;
  };
  for (const root of ['docs', 'versioned_docs', 'src/pages']) {
    fs.watch(path.join(siteDir, root), { recursive: true }, (_, name) => {
      if (name === null || !/\.mdx?$/.test(name)) return;
      saved.add(`${root}/${name.split(path.sep).join('/')}`);
      setTimeout(() => void work(), settleMs);
    });
  }
  return new Promise(() => undefined);
}
