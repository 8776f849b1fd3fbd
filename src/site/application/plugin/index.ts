/**
 * Builds the application of islands (`src/site/islands`) in the place of Docusaurus's, which would
 * draw whole pages anew and bring a list of all of them. The components of that one are compiled
 * still, for their style sheets, and its scripts are not written; pages are compiled for the HTML
 * alone. `npm start` runs it as it is.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeComponents } from './components';
import { dropScripts } from './drop-scripts';
import { serverRules } from './server-rules';
import { withShortClassNames } from './short-class-names';
import { withSteadyNames } from './steady-names';

/** What Docusaurus gives to components, and has a light stand-in within islands. */
const standIns = /^@docusaurus\/(Link|router|useBaseUrl|useBrokenLinks|useIsBrowser)$/;

/** Has what this plugin gives under a key take the place of what stands there. */
const replacing = (key: string): Record<string, 'replace'> => ({ [key]: 'replace' });

/** The plugin; it takes no options. */
export default function islands({ siteDir, generatedFilesDir, baseUrl }: LoadContext): Plugin {
  const sources = path.join(siteDir, 'src');
  return {
    name: 'islands',
    configureWebpack(config, isServer, { currentBundler: { instance } }) {
      if (process.env.NODE_ENV === 'development') return {};
      const rules = withShortClassNames(config.module?.rules ?? []);
      if (isServer) {
        return {
          mergeStrategy: replacing('module.rules'),
          module: { rules: serverRules(rules, baseUrl) as never },
        };
      }
      const components = writeComponents(generatedFilesDir);
      return {
        // Docusaurus's comes first: its style sheets are in the order in which they count.
        entry: {
          pages: config.entry as string,
          application: path.join(sources, 'site/application/application.ts'),
        },
        mergeStrategy: { ...replacing('optimization.minimizer'), ...replacing('module.rules') },
        module: { rules: rules as never },
        optimization: {
          runtimeChunk: false,
          minimizer: withSteadyNames(config.optimization?.minimizer, instance),
        },
        plugins: [
          new instance.NormalModuleReplacementPlugin(/^@generated\/registry$/, (resource) => {
            resource.request = components;
          }),
          new instance.NormalModuleReplacementPlugin(standIns, (resource) => {
            const name = standIns.exec(resource.request)?.[1];
            if (name && resource.context.startsWith(sources))
              resource.request = path.join(sources, 'site/islands/standins', name);
          }),
          dropScripts('pages', 'application'),
        ],
      };
    },
  };
}
