import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { siteFolder } from '../islands/server-rules';
import { keptAssets } from './kept-assets';
import { pageAssets } from './page-assets';
import { codeBlocks } from './remark';

const siteDir = path.resolve(__dirname, '../../..');
const isEdited: boolean = process.env.NODE_ENV === 'development';

/** The Markdown transform with its options, for every plugin that reads MDX. */
export const codeBlocksTransform: [typeof codeBlocks, Parameters<typeof codeBlocks>[0]] = [
  codeBlocks,
  {
    siteDir,
    lenient: isEdited,
    warn: (message) => logger.warn(message),
  },
];

/**
 * Code blocks at build time: emits the files that pages' blocks bring along, and keeps the
 * highlighter out of the client's bundle.
 */
export default function codeBlocksPlugin({ baseUrl }: LoadContext): Plugin {
  const kept = isEdited ? keptAssets(siteDir) : undefined;
  return {
    name: 'code-blocks',
    getClientModules: () => [path.join(siteDir, 'src/features/code-block/types/listener.ts')],
    configureWebpack: (_config, isServer) => ({
      ...(kept && {
        devServer: {
          static: [
            { directory: kept.folder, publicPath: baseUrl, watch: false, serveIndex: false },
          ],
        },
      }),
      resolve: {
        // The theme's start-up code imports the highlighter in every browser.
        alias: { 'prism-react-renderer': path.join(__dirname, 'no-highlighter.ts') },
      },
      module: {
        // A build has pages compiled for their HTML alone (`../islands`), and `npm start` for browsers.
        rules:
          isServer === isEdited
            ? []
            : [
                {
                  // Not `test`: Docusaurus takes the rules that have one for those of other MDX readers.
                  resource: /\.mdx?$/,
                  enforce: 'post',
                  use: [
                    {
                      loader: path.join(__dirname, 'emit-loader.js'),
                      options: {
                        assetsOf: pageAssets,
                        folder: siteFolder,
                        ...(kept && { keep: kept.keep }),
                      },
                    },
                  ],
                },
              ],
      },
    }),
  };
}
