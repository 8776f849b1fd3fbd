/**
 * Makes the server's compilation do what Docusaurus leaves to the browser's: compile pages, and
 * write their files.
 */
import path from 'node:path';
import load from '@docusaurus/mdx-loader';
import { siteFolder } from '../../../utils/site-folder';
import { mapUses } from './map-uses';

const markdownLoader = require.resolve('@docusaurus/mdx-loader');
const isFileLoader = (loader: string): boolean => /[\\/](?:file|url)-loader[\\/]/.test(loader);

/**
 * Returns the rules of the server's compilation for a build that compiles no page for browsers.
 * @param rules Docusaurus's rules for it; throws if its Markdown loader isn't among them
 * @param publicPath the site's base address
 */
export function serverRules(rules: readonly unknown[], publicPath: string): unknown[] {
  const written = { outputPath: siteFolder, publicPath };
  let readers = 0;
  const all = mapUses(rules, (item) => {
    const { loader = '', options } = item;
    if (loader === markdownLoader) {
      readers += 1;
      return [
        { loader: path.join(__dirname, 'page-files-loader.js'), options: written },
        {
          loader: path.join(__dirname, 'page-loader.js'),
          options: { ...options, crossCompilerCache: undefined, load },
        },
      ];
    }
    if (!isFileLoader(loader)) return [item];
    return [{ ...item, options: { ...options, emitFile: true, ...written } }];
  });
  if (readers === 0) {
    throw new Error(
      'src/site/application/plugin/server-rules.ts: no rule has @docusaurus/mdx-loader, so no page would be compiled. ' +
        'Check where Docusaurus reads Markdown now',
    );
  }
  return all;
}
