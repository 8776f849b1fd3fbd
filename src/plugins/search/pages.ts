/** Reads the built pages. */
import fs from 'node:fs';
import path from 'node:path';
import { pageSections } from '../../features/search/build/page-sections';
import type { CutPage } from '../../features/search/build/site-index';

export interface PageSource extends Omit<CutPage, 'sections'> {
  readonly description: string;
}

/** Cuts the built pages into sections. Throws where a page was not built. */
export function readPages(outDir: string, sources: readonly PageSource[]): CutPage[] {
  return sources.map(({ description, ...page }) => {
    const file = path.join(outDir, `${page.path === '' ? 'index' : page.path}.html`);
    return { ...page, sections: pageSections(fs.readFileSync(file, 'utf8'), description) };
  });
}
