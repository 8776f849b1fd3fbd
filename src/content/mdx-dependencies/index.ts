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

const projectSource = path.resolve(__dirname, '../..') + path.sep;

/**
 * The project's modules that the configuration has loaded, the transforms and their data among
 * them.
 */
const loadedModules = (): string[] =>
  Object.keys(require.cache).filter((file) => file.startsWith(projectSource));

/**
 * Makes the bundler's cache, which outlives a build, notice what Markdown transforms read from
 * other files: a page is compiled again when one of the named files appears, changes or goes, and
 * every page when the transforms themselves change.
 */
export default function mdxDependencies(sources: readonly DependencySource[]): () => Plugin {
  const dependenciesOf = (source: string, page: string) => {
    const present: string[] = [];
    const missing: string[] = [];
    for (const file of sources.flatMap((each) => each(source, page))) {
      (fs.existsSync(file) ? present : missing).push(file);
    }
    return { present, missing };
  };
  const loader = path.join(__dirname, 'loader.js');
  return () => ({
    name: 'mdx-dependencies',
    configureWebpack: ({ experiments }) => ({
      ...(experiments && 'cache' in experiments
        ? { experiments: { cache: { buildDependencies: loadedModules() } } }
        : {}),
      module: {
        // Docusaurus takes every rule with such a `test` for the rule of a content plugin.
        rules: [
          { resource: /\.mdx?$/, enforce: 'pre', use: [{ loader, options: { dependenciesOf } }] },
        ],
      },
    }),
  });
}
