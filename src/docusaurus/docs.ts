/** Docusaurus's options for the docs: folders, versions and Markdown plugins. */
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { Options } from '@docusaurus/preset-classic';
import type { PluginConfig } from '@docusaurus/types';
import { codeBlocksTransform, lockFiles } from '../content/code-block/plugin';
import answerLevels from '../content/components/Answers/remark';
import { admonitions } from '../checks/page-rules/model/rules/body';
import { pendingTargets } from '../content/pending-links/remark';
import proseWarnings from '../checks/prose/plugin/remark';
import rowHeaders from '../content/row-headers/remark';
import type { DependencySource } from '../content/mdx-dependencies';
import editedDocs from './quick-edits/docs';
import { repository, versions } from '../config/site';
import { sitemap } from '../publishing/sitemap';
import { requireTypeScript } from '../utils/require-typescript';

const siteDir = path.resolve(__dirname, '../..');
const source = path.join(siteDir, 'src');
const isEdited = process.env.NODE_ENV === 'development';

type Transform = (tree: unknown, file: unknown) => unknown;

/** A transform that shows data, which `npm start` loads again when it has changed. */
const current = (name: string) => {
  const load = () =>
    requireTypeScript<{ default: (options: object) => Transform }>(path.join(source, name)).default;
  // The bundler's cache depends on the modules that are loaded when it's configured.
  load();
  return (options: object): Transform =>
    (tree, file) =>
      load()(options)(tree, file);
};

/**
 * The Markdown options for pages and screens: plugins that run before or next to Docusaurus's own.
 */
const markdown = {
  admonitions: { keywords: [...admonitions], extendDefaults: false },
  beforeDefaultRemarkPlugins: [
    ...(isEdited ? [[proseWarnings, { siteDir, warn: logger.warn }] as [unknown, object]] : []),
    [current('content/pending-links/remark'), { siteDir }],
    [current('content/glossary/plugin/remark'), {}],
    [current('site/ecosystem/elements/remark'), { siteDir }],
  ] satisfies [unknown, object][],
  remarkPlugins: [codeBlocksTransform, rowHeaders, answerLevels],
};

/** Other files that these plugins read. */
export const mdxSources: readonly DependencySource[] = [pendingTargets(siteDir), lockFiles];

const docs = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  numberPrefixParser: false,
  editUrl: `${repository.url}/edit/${repository.branch}/${repository.folder}`,
  showLastUpdateTime: true,
  lastVersion: 'current',
  versions,
  ...markdown,
} satisfies Options['docs'];

/** `npm start` uses a docs plugin that reads less after a change. */
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
