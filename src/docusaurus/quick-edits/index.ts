/** Makes `npm start` show a changed page quickly; builds don't use this. */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export default function quickEdits(_: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'development') return null;
  return {
    name: 'quick-edits',
    getClientModules: () => [path.join(__dirname, 'mended-page.ts')],
    configureWebpack: (_config, _isServer, { currentBundler: { instance } }) => ({
      plugins: [
        new instance.NormalModuleReplacementPlugin(
          /^\.\/prefetch$/,
          path.join(__dirname, 'no-prefetch.ts'),
        ),
      ],
      // Otherwise webpack tries each absolute path below every root and watches thousands of
      // missing files.
      resolve: { preferAbsolute: true },
      devServer: { client: { progress: false }, compress: false },
    }),
  };
}
