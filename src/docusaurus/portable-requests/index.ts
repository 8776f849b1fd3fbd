import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Keeps the build machine's folder out of module ids. Docusaurus loads the pages' pictures with
 * requests that contain a loader's absolute path, and the bundler derives module ids from requests.
 */
export default function portableRequests(): Plugin {
  return {
    name: 'portable-requests',
    configureWebpack: () => ({
      module: {
        // Not `test`: Docusaurus takes a rule with such a `test` for a content plugin's rule.
        rules: [{ resource: /\.mdx?$/, enforce: 'post', use: [path.join(__dirname, 'loader.js')] }],
      },
    }),
  };
}
