/**
 * Configures the sitemap: the current version's pages and all screens, with the dates of their last
 * changes.
 */
import path from 'node:path';
import type { Options } from '@docusaurus/preset-classic';
import { lastChangeIn } from '../site/last-changes/files';

const siteDir = path.resolve(__dirname, '../..');

/**
 * The source files of the screens in `src/pages`, by address: those that contain their texts.
 * Screens that plugins add bring their own dates.
 */
export const screenSources: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'src/pages/index.tsx',
    'src/pages/_ecosystem.mdx',
    'src/pages/_future.mdx',
    'src/pages/_program.mdx',
    'src/site/home',
    'src/facts/catalog',
    'snippets/lock/src/pages/_future.mdx.json',
    'snippets/lock/src/pages/_program.mdx.json',
  ],
  '/accessibility': [
    'src/pages/accessibility.tsx',
    'src/pages/_accessibility.mdx',
    'src/site/accessibility',
  ],
  '/glossary': ['src/pages/glossary.tsx', 'src/content/glossary'],
  '/which-operator': [
    'src/pages/which-operator.tsx',
    'src/content/which-operator',
    'src/site/operator-picker',
  ],
};

/**
 * The options for Docusaurus's sitemap plugin. Generated lists of pages, which have no date, get
 * that of the latest change.
 */
export const sitemap: Options['sitemap'] = {
  lastmod: 'date',
  ignorePatterns: ['/1.x/**'],
  createSitemapItems: async ({ routes, siteConfig, defaultCreateSitemapItems }) => {
    const { baseUrl, future } = siteConfig;
    const changeOf = lastChangeIn(siteDir, future.experimental_vcs);
    const dated = await Promise.all(
      routes.map(async (route) => {
        const sources = screenSources[`/${route.path.slice(baseUrl.length)}`];
        const lastUpdatedAt = sources && (await changeOf(sources));
        return lastUpdatedAt ? { ...route, metadata: { ...route.metadata, lastUpdatedAt } } : route;
      }),
    );
    const items = await defaultCreateSitemapItems({ siteConfig, routes: dated });
    const latest = items
      .flatMap(({ lastmod }) => lastmod ?? [])
      .sort()
      .at(-1);
    return items.map((item) => ({ ...item, lastmod: item.lastmod ?? latest }));
  },
};
