import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Keeps the folder of the building machine out of the numbers of modules. Docusaurus has pictures
 * of pages loaded by requests that hold the absolute path of a loader among their parameters, and
 * the bundler numbers modules by their requests.
 */
export default function portableRequests(): Plugin {
  return {
    name: 'portable-requests',
    configureWebpack: () => ({
      module: {
        // Docusaurus takes every rule with a `test` such as this for the rule of a content plugin.
        rules: [{ resource: /\.mdx?$/, enforce: 'post', use: [path.join(__dirname, 'loader.js')] }],
      },
    }),
  };
}
