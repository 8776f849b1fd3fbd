/** What lets `npm start` show a changed page soon; a build does without it. */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The plugin; it takes no options. */
export default function quickEdits(_: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'development') return null;
  return {
    name: 'quick-edits',
    getClientModules: () => [path.join(__dirname, 'mended-page.ts')],
    configureWebpack: () => ({
      // Else each absolute path is looked for below every root first, and thousands of files that
      // do not exist are watched.
      resolve: { preferAbsolute: true },
      devServer: { client: { progress: false }, compress: false },
    }),
  };
}
