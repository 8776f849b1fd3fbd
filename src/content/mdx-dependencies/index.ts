import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { loadedModules } from './loaded-modules';

/**
 * Returns the files that the compiled form of a page depends on, existing or not.
 *
 * @param source the page's Markdown
 * @param file absolute path of the page
 * @returns absolute paths
 */
export type DependencySource = (source: string, file: string) => readonly string[];

/**
 * Makes the bundler's cache, which persists between builds, track the files that Markdown
 * transforms read. A page is recompiled if one of its files is added, changed or removed; all pages
 * are recompiled if the transforms change.
 */
export default function mdxDependencies(sources: readonly DependencySource[]): () => Plugin {
  const dependenciesOf = (source: string, page: string) =>
    sources.flatMap((each) => each(source, page));
  const loader = path.join(__dirname, 'loader.js');
  const options = { dependenciesOf, exists: fs.existsSync };
  return () => ({
    name: 'mdx-dependencies',
    configureWebpack: ({ experiments }) => ({
      ...(experiments && 'cache' in experiments
        ? { experiments: { cache: { buildDependencies: loadedModules() } } }
        : {}),
      module: {
        // Docusaurus treats every rule with such a `test` as the rule of a content plugin.
        rules: [{ resource: /\.mdx?$/, enforce: 'pre', use: [{ loader, options }] }],
      },
    }),
  });
}
