/** Finds the documentation's pages among the built pages. */
import type { CutPage } from '../build/site-index';
import type { BuiltPages } from '../../built-pages';

export type PageSource = Omit<CutPage, 'sections'>;

/** Adds the sections of the built pages. @throws Error if a page wasn't built */
export function cutPages(sources: readonly PageSource[], built: BuiltPages): CutPage[] {
  return sources.map((page) => {
    const [start, ...others] = built.get(`/${page.path}`)?.sections ?? [];
    if (!start) throw new Error(`The search cannot find a built page at /${page.path}`);
    const text = [page.lead, start.text].filter(Boolean).join('\n');
    return { ...page, sections: [{ ...start, text }, ...others] };
  });
}
