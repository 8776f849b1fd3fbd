/**
 * Makes the client application of what it needs to know, not of all that the build knew: see
 * `model/trim.ts`. `npm start` keeps everything, for its data change while it runs.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { clientConfig, clientGlobalData, clientVersion } from './model/trim';

/** Requests that are answered with less, by what is imported. */
const versionProps = /^@generated\/docusaurus-plugin-content-docs\/default\/p\/[\w-]+\.json$/;

export default function clientData({ generatedFilesDir, siteConfig }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'client-data');
  const written = new Set<string>();
  // The bundlers of client and server ask side by side, and read on threads of their own: a file is
  // written once, and is never seen half written.
  const write = (name: string, data: unknown): string => {
    const file = path.join(folder, name);
    if (written.has(file)) return file;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(`${file}.new`, JSON.stringify(data));
    fs.renameSync(`${file}.new`, file);
    written.add(file);
    return file;
  };
  const generated = (request: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(generatedFilesDir, request), 'utf8'));

  /** The file that stands in for a request; none where it is answered as it is. */
  const replacement = (request: string): string | undefined => {
    if (request === '@generated/docusaurus.config') {
      return write('config.json', clientConfig({ ...siteConfig }));
    }
    if (request === '@generated/globalData') {
      return write(
        'global-data.json',
        clientGlobalData(generated('globalData.json') as Parameters<typeof clientGlobalData>[0]),
      );
    }
    if (!versionProps.test(request)) return undefined;
    const name = request.slice('@generated/'.length);
    const props = generated(name) as { version?: Parameters<typeof clientVersion>[0] };
    return props.version && write(name, { ...props, version: clientVersion(props.version) });
  };

  return {
    name: 'client-data',
    configureWebpack(_config, _isServer, { currentBundler: { instance } }) {
      if (process.env.NODE_ENV === 'development') return {};
      return {
        plugins: [
          new instance.NormalModuleReplacementPlugin(/^@generated\//, (resource) => {
            const file = replacement(resource.request);
            if (file) resource.request = file;
          }),
        ],
      };
    },
  };
}
