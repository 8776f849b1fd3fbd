/** How the docs are read: where they live, their versions, and the transforms of their Markdown. */
import type { Options } from '@docusaurus/preset-classic';
import { codeBlocksTransform } from '../plugins/code-blocks';
import { repository, versions } from './site';

const remarkPlugins = [codeBlocksTransform];

const options: Options = {
  docs: {
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
    remarkPlugins,
  },
  blog: false,
  pages: { remarkPlugins },
  theme: {
    customCss: ['./src/css/tokens.css', './src/css/site.css', './src/css/print.css'],
  },
  sitemap: { lastmod: 'date', ignorePatterns: ['/1.x/**'] },
};

export const docsPreset: [string, Options] = ['@docusaurus/preset-classic', options];
