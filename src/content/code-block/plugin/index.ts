import path from 'node:path';
import logger from '@docusaurus/logger';
import type { Plugin } from '@docusaurus/types';
import { siteFolder } from '../../../utils/site-folder';
import type { DependencySource } from '../../mdx-dependencies';
import { claimsFileOf } from '../../snippets/claims-files';
import { lockFileOf } from '../../snippets/lock-files';
import { sharedFile } from '../../snippets/model/fences';
import { pageAssets } from './page-assets';
import { codeBlocks } from './remark';

const siteDir = path.resolve(__dirname, '../../../..');

/** The Markdown transform with its options, for every plugin that reads MDX. */
export const codeBlocksTransform: [typeof codeBlocks, Parameters<typeof codeBlocks>[0]] = [
  codeBlocks,
  {
    siteDir,
    lenient: process.env.NODE_ENV === 'development',
    warn: (message) => logger.warn(message),
  },
];

/** Files that a page's code blocks depend on: its lock, its claims, and shared code. */
export const lockFiles: DependencySource = (source, file) => {
  const page = path.relative(siteDir, file).split(path.sep).join('/');
  const shared = [...source.matchAll(/(?:```|~~~)scala .*\binclude=([\w-]+)/g)];
  const read = [
    lockFileOf(page),
    claimsFileOf(page) ?? [],
    ...shared.map(([, name = '']) => sharedFile(name)),
  ];
  return read.flat().map((each) => path.join(siteDir, each));
};

/**
 * Code blocks at build time: emits the files of pages' blocks, and removes the highlighter from the
 * client's bundle.
 */
export default function codeBlocksPlugin(): Plugin {
  return {
    name: 'code-blocks',
    getClientModules: () => [path.join(siteDir, 'src/content/code-block/types/listener.ts')],
    configureWebpack: (_config, isServer) => ({
      resolve: {
        // The theme's start-up code imports the highlighter in every browser.
        alias: { 'prism-react-renderer': path.join(__dirname, 'no-highlighter.ts') },
      },
      module: {
        // Pages are compiled only for their HTML (`src/site/application`), not for the client.
        rules: isServer
          ? [
              {
                // Not `test`: Docusaurus treats rules with `test` as rules of other MDX plugins.
                resource: /\.mdx?$/,
                enforce: 'post',
                use: [
                  {
                    loader: path.join(__dirname, 'emit-loader.js'),
                    options: { assetsOf: pageAssets, folder: siteFolder },
                  },
                ],
              },
            ]
          : [],
      },
    }),
  };
}
