/**
 * Derives from built pages their sections for the search, and their Markdown. A build parses each
 * page only once for all its plugins, and not at all if the page hasn't changed since the last
 * build.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { articleHtml, articleOf } from './tree';
import { fullAddress, pageFile, plainRoute, resolveLink } from '../page-addresses';
import { markdownOf } from './markdown/markdown';
import { pageSections, type PageSection } from './sections/page-sections';
import { openCache } from './cache';

/** A page that has text of its own. */
export interface BuiltPage {
  /** Empty on screens, which aren't documents. */
  readonly sections: readonly PageSection[];
  readonly markdown: string;
}

/** By route, below the base URL and without a trailing slash. */
export type BuiltPages = ReadonlyMap<string, BuiltPage>;

type Build = Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'routesPaths' | 'siteConfig'>;

/** Docusaurus's page for addresses that lead nowhere. */
const notFound = '/404.html';

/** The pages of each build of this process, finished or in progress. */
const started = new WeakMap<object, Promise<BuiltPages>>();

/** Returns the pages of a build that has written its HTML. The first call reads them. */
export function builtPages(build: Build): Promise<BuiltPages> {
  const pages = started.get(build.siteConfig) ?? readPages(build);
  started.set(build.siteConfig, pages);
  return pages;
}

async function readPages(build: Build): Promise<BuiltPages> {
  const { siteDir, outDir, baseUrl, routesPaths, siteConfig } = build;
  const site = { url: siteConfig.url, baseUrl };
  const routes = new Set(
    routesPaths
      .map((address) => plainRoute(`/${address.slice(baseUrl.length)}`))
      .filter((route) => route !== notFound),
  );
  const cache = await openCache(siteDir, routes);
  const pages = new Map<string, BuiltPage>();
  for (const route of routes) {
    const file = path.join(outDir, `${pageFile(route)}.html`);
    const html = articleHtml(await fs.readFile(file, 'utf8'));
    if (html === undefined) {
      throw new Error(
        `${file} has neither <article> nor <main>, so the search cannot find its text`,
      );
    }
    const address = fullAddress(site, route);
    const resolve = (href: string): string =>
      resolveLink(href, address, site, (to) => routes.has(to));
    const page = await cache.of(`${address}\n${html}`, () => {
      const article = articleOf(html);
      return { sections: pageSections(article), markdown: markdownOf(article, resolve) };
    });
    pages.set(route, page);
  }
  await cache.close();
  return pages;
}
