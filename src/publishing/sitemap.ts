/**
 * Configures the sitemap: the current version's pages and all screens, with the dates of their last
 * changes.
 */
import path from 'node:path';
import type { Options } from '@docusaurus/preset-classic';
import type { DocusaurusConfig, RouteConfig } from '@docusaurus/types';
import { lastChangeIn } from '../site/last-changes/files';
import { categoryTimes } from '../site/last-changes/model/dates';
import { screenSources } from '../site/last-changes/screens';

const siteDir = path.resolve(__dirname, '../..');

/** Adds the dates that Docusaurus doesn't know: those of screens and generated categories. */
async function withDates(
  routes: readonly RouteConfig[],
  { baseUrl, future }: DocusaurusConfig,
): Promise<RouteConfig[]> {
  const changeOf = lastChangeIn(siteDir, future.experimental_vcs);
  const categories = categoryTimes(routes);
  const withDate = async (route: RouteConfig): Promise<RouteConfig> => {
    const { metadata = {}, routes: inner } = route;
    const sources = screenSources[`/${route.path.slice(baseUrl.length)}`];
    const own = metadata.sourceFilePath ? [metadata.sourceFilePath] : [];
    const time = sources ? await changeOf([...own, ...sources]) : categories.get(route.path);
    return {
      ...route,
      ...(time !== undefined && { metadata: { ...metadata, lastUpdatedAt: time } }),
      ...(inner && { routes: await Promise.all(inner.map(withDate)) }),
    };
  };
  return Promise.all(routes.map(withDate));
}

/** The options for Docusaurus's sitemap plugin. */
export const sitemap: Options['sitemap'] = {
  lastmod: 'date',
  ignorePatterns: ['/1.x/**'],
  createSitemapItems: async ({ routes, siteConfig, defaultCreateSitemapItems }) =>
    defaultCreateSitemapItems({ siteConfig, routes: await withDates(routes, siteConfig) }),
};
