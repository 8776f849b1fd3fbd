import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Names files that the compiled form of a page depends on, whether they exist or not.
 *
 * @param source the page's Markdown
 * @param file the page's file, absolute
 * @returns absolute paths
 */
export type DependencySource = (source: string, file: string) => readonly string[];

/**
 * Makes the bundler's cache, which outlives a build, notice what Markdown transforms read from other
 * files: a page is compiled again when one of the named files appears, changes or goes.
 */
export default function mdxDependencies(sources: readonly DependencySource[]): () => Plugin {
  const dependenciesOf = (source: string, page: string) => {
    const files = sources.flatMap((each) => each(source, page));
    return {
      present: files.filter((file) => fs.existsSync(file)),
      missing: files.filter((file) => !fs.existsSync(file)),
    };
  };
  const loader = path.join(__dirname, 'loader.js');
  return () => ({
    name: 'mdx-dependencies',
    configureWebpack: () => ({
      module: {
        // Docusaurus takes every rule with such a `test` for the rule of a content plugin.
        rules: [
          { resource: /\.mdx?$/, enforce: 'pre', use: [{ loader, options: { dependenciesOf } }] },
        ],
      },
    }),
  });
}
