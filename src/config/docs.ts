/** How the docs are read: where they live, their versions, and the transforms of their Markdown. */
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { Options } from '@docusaurus/preset-classic';
import type { PluginConfig } from '@docusaurus/types';
import catalogElements from '../plugins/catalog-elements/remark';
import { codeBlocksTransform } from '../plugins/code-blocks';
import { lockFiles } from '../plugins/code-blocks/dependencies';
import glossaryTerms from '../plugins/glossary-terms/remark';
import { admonitions } from '../plugins/page-rules/model/rules/body';
import pendingLinks from '../plugins/pending-links/remark';
import proseWarnings from '../plugins/prose/remark';
import rowHeaders from '../plugins/row-headers/remark';
import type { DependencySource } from '../plugins/mdx-dependencies';
import { pendingTargets } from '../plugins/pending-links/dependencies';
import editedDocs from '../plugins/quick-edits/docs';
import { repository, versions } from './site';
import { sitemap } from './sitemap';

const siteDir = path.resolve(__dirname, '../..');
const isEdited = process.env.NODE_ENV === 'development';

/** How the Markdown of pages and screens is read, before and besides Docusaurus's own transforms. */
const markdown = {
  admonitions: { keywords: [...admonitions], extendDefaults: false },
  beforeDefaultRemarkPlugins: [
    ...(isEdited ? [[proseWarnings, { siteDir, warn: logger.warn }] as [unknown, object]] : []),
    [pendingLinks, { siteDir }],
    [glossaryTerms, { siteDir }],
    [catalogElements, { siteDir }],
  ] satisfies [unknown, object][],
  remarkPlugins: [codeBlocksTransform, rowHeaders],
};

/** Which other files those transforms read. */
export const mdxSources: readonly DependencySource[] = [
  pendingTargets(siteDir),
  lockFiles(siteDir),
];

const docs = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  numberPrefixParser: false,
  editUrl: ({ versionDocsDirPath, docPath }) =>
    [
      repository.url,
      'edit',
      repository.branch,
      repository.folder,
      versionDocsDirPath,
      docPath,
    ].join('/'),
  showLastUpdateTime: true,
  breadcrumbs: true,
  lastVersion: 'current',
  versions,
  ...markdown,
} satisfies Options['docs'];

/** `npm start` has a docs plugin that reads less at a change. */
export const docsPlugins: PluginConfig[] = isEdited ? [[editedDocs, docs]] : [];

const options: Options = {
  docs: isEdited ? false : docs,
  blog: false,
  debug: false,
  pages: markdown,
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/site.css',
      './src/css/distant.css',
      './src/css/print.css',
    ],
  },
  sitemap,
};

export const docsPreset: [string, Options] = ['@docusaurus/preset-classic', options];
