import type { Config } from '@docusaurus/types';
import { sortAsInEnglish } from './src/config/collation';
import { docsPreset, mdxSources } from './src/config/docs';
import { footer } from './src/config/footer';
import { pageHistory } from './src/config/history';
import { htmlTemplate } from './src/config/html-template';
import { navbar } from './src/config/navbar';
import { redirectsPlugin } from './src/config/redirects/plugin';
import clientData from './src/plugins/client-data';
import codeBlocks from './src/plugins/code-blocks';
import markdownMirror from './src/plugins/markdown-mirror';
import mdxDependencies from './src/plugins/mdx-dependencies';
import openSearch from './src/plugins/opensearch';
import operators from './src/plugins/operators';
import { pageFrame } from './src/plugins/page-frame';
import pageIndex from './src/plugins/page-index';
import pageRules from './src/plugins/page-rules';
import pendingLinks from './src/plugins/pending-links';
import robots from './src/plugins/robots';
import search from './src/plugins/search';
import { sitePlan } from './src/plugins/site-plan';
import { baseUrl, siteTitle, siteUrl, tagline } from './src/config/site';

sortAsInEnglish();

const config: Config = {
  title: siteTitle,
  tagline,
  url: siteUrl,
  baseUrl,
  favicon: 'img/favicon.svg',
  trailingSlash: false,
  // It is a script that takes a page without the application for a broken one.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: { v4: true, faster: true, experimental_vcs: pageHistory(__dirname) },
  ssrTemplate: htmlTemplate,
  markdown: {
    format: 'mdx',
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  plugins: [
    sitePlan,
    pageRules,
    pendingLinks,
    mdxDependencies(mdxSources),
    pageFrame,
    codeBlocks,
    operators,
    redirectsPlugin,
    pageIndex,
    search,
    markdownMirror,
    openSearch,
    robots,
    clientData,
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
