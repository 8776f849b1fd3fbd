import type { Config } from '@docusaurus/types';
import type * as SiteConfig from './src/docusaurus';
import type * as SitePlugins from './src/docusaurus/plugins';
import { requireTypeScript } from './src/utils/require-typescript';

const {
  baseUrl,
  checkFiles,
  docsPlugins,
  docsPreset,
  footer,
  htmlTemplate,
  iconAddress,
  mdxSources,
  navbar,
  pageHistory,
  parseFrontMatter,
  siteTitle,
  siteUrl,
  sortAsInEnglish,
  tagline,
} = requireTypeScript<typeof SiteConfig>(`${__dirname}/src/docusaurus`);
const plugins = requireTypeScript<typeof SitePlugins>(`${__dirname}/src/docusaurus/plugins`);

checkFiles(__dirname);
sortAsInEnglish();
// Keeps the pages' HTML as React renders it. Minifying takes a third of the rendering time and saves
// 2 % of a compressed page, because React puts no space between elements. The variable belongs to
// Docusaurus; its rendering threads read it.
process.env['SKIP_HTML_MINIFICATION'] ??= 'true';

const config: Config = {
  title: siteTitle,
  tagline,
  url: siteUrl,
  baseUrl,
  favicon: iconAddress(__dirname),
  trailingSlash: false,
  // This script of Docusaurus reports pages without the application as broken.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  // Under `npm start`, the page rules show the two pages.
  onDuplicateRoutes: process.env.NODE_ENV === 'development' ? 'ignore' : 'throw',
  future: { v4: true, faster: true, experimental_vcs: pageHistory(__dirname) },
  ssrTemplate: htmlTemplate,
  markdown: {
    format: 'mdx',
    parseFrontMatter,
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  plugins: [
    ...docsPlugins,
    plugins.sources,
    plugins.redirects,
    plugins.pendingLinks,
    plugins.mdxDependencies(mdxSources),
    plugins.pageFrame,
    plugins.codeBlocks,
    plugins.operators,
    plugins.pageIndex,
    plugins.search,
    plugins.markdownMirror,
    plugins.openSearch,
    plugins.robots,
    plugins.application,
    plugins.quickEdits,
    plugins.backgroundBuild,
  ],
  presets: [docsPreset],
  themeConfig: {
    navbar,
    footer,
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    // Code is highlighted at build time: the client needs no theme for it.
    prism: { theme: { plain: {}, styles: [] } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  },
};

export default config;
