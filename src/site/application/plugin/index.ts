/**
 * Builds the application of islands (`src/content/islands`) instead of Docusaurus's, which would
 * redraw whole pages and include a list of all pages. Docusaurus's components are still compiled
 * for their style sheets, but its scripts aren't written. Pages are compiled only for the HTML.
 * `npm start` runs Docusaurus's application unchanged.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { expectModules } from '../../../utils/expect-modules';
import { writeComponents } from './components';
import { dropScripts } from './drop-scripts';
import { serverRules } from './server-rules';
import { withShortClassNames } from './short-class-names';
import { withSteadyNames } from './steady-names';

/** Modules of Docusaurus that have a light replacement within islands. */
const standIns = /^@docusaurus\/(Link|router|useBaseUrl|useBrokenLinks|useIsBrowser)$/;

/** A merge strategy: this plugin's value of a key replaces the existing one. */
const replacing = (key: string): Record<string, 'replace'> => ({ [key]: 'replace' });

export default function application({ siteDir, generatedFilesDir, baseUrl }: LoadContext): Plugin {
  const sources = path.join(siteDir, 'src');
  return {
    name: 'application',
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
      const replacements = path.join(sources, 'content/islands/standins');
      return {
        // Docusaurus's entry comes first, because the order of style sheets matters.
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
              resource.request = path.join(replacements, name);
          }),
          expectModules([components, replacements], 'src/site/application/plugin'),
          dropScripts('pages', 'application'),
        ],
      };
    },
  };
}
