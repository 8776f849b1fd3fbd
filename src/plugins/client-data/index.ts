/**
 * Makes the client application of what it needs to know, not of all that the build knew: see
 * `model/trim.ts`. `npm start` keeps everything, for its data change while it runs.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { clientConfig, clientGlobalData, clientVersion } from './model/trim';

/** Where Docusaurus writes what the pages of each documentation version share. */
const versionFolder = 'docusaurus-plugin-content-docs/default/p';

export default function clientData({ generatedFilesDir, siteConfig }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'client-data');

  const generated = (name: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(generatedFilesDir, name), 'utf8'));

  /** Leaves a file as it is that says the same already: the bundler's cache goes by its time. */
  const write = (name: string, data: unknown): string => {
    const file = path.join(folder, name);
    const text = JSON.stringify(data);
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return file;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    return file;
  };

  /** Requests that are answered with less, each with the file that stands in for it. */
  const replacements = (): Map<string, string> => {
    const versions = fs
      .readdirSync(path.join(generatedFilesDir, versionFolder))
      .map((name) => `${versionFolder}/${name}`)
      .map((name) => ({ name, props: generated(name) as VersionProps }));
    const globalData = generated('globalData.json') as Parameters<typeof clientGlobalData>[0];
    return new Map([
      ['@generated/docusaurus.config', write('config.json', clientConfig({ ...siteConfig }))],
      ['@generated/globalData', write('global-data.json', clientGlobalData(globalData))],
      ...versions.flatMap(({ name, props }): [string, string][] =>
        props.version
          ? [
              [
                `@generated/${name}`,
                write(name, { ...props, version: clientVersion(props.version) }),
              ],
            ]
          : [],
      ),
    ]);
  };

  // Written once, before the bundlers of client and server read them side by side, and before a bundler
  // that remembers an earlier build asks which files have changed.
  let written: Map<string, string> | undefined;

  return {
    name: 'client-data',
    configureWebpack(_config, _isServer, { currentBundler: { instance } }) {
      if (process.env.NODE_ENV === 'development') return {};
      const files = (written ??= replacements());
      return {
        plugins: [
          new instance.NormalModuleReplacementPlugin(/^@generated\//, (resource) => {
            const file = files.get(resource.request);
            if (file) resource.request = file;
          }),
        ],
      };
    },
  };
}

interface VersionProps {
  readonly version?: Parameters<typeof clientVersion>[0];
}
