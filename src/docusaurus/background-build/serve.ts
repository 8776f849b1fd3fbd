/** Serves the addresses that the bundler doesn't have. */
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type Server from 'webpack-dev-server';
import type { ExpressRequestHandler } from 'webpack-dev-server';
import type { BackgroundBuild } from './build';

type Site = Pick<LoadContext, 'generatedFilesDir' | 'outDir' | 'baseUrl'>;

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

let known = new Set<string>();

/**
 * The addresses of the pages that the bundler has, from Docusaurus's list, where each ends in a
 * hash. While Docusaurus writes the list, those of the last one.
 */
function knownPages({ generatedFilesDir }: Site): Set<string> {
  const list = fs.readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8');
  if (!list.endsWith('}')) return known;
  const routes = Object.keys(JSON.parse(list) as object);
  return (known = new Set(routes.map((route) => withoutSlash(route.replace(/-[\da-f]+$/, '')))));
}

/** The built file for an address below the base URL; redirects are folders with an `index.html`. */
function fileAt(folder: string, address: string): string | undefined {
  return [address, path.join(address, 'index.html')].find((file) =>
    fs.statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile(),
  );
}

/** The decoded address, or the address itself if it's malformed. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/**
 * Leaves pages to the bundler's application and serves files from the last background build; waits
 * for the first build if there is none. Unknown addresses get the application too, for its 404
 * page.
 */
export function serveBuilt(
  build: BackgroundBuild,
  bundler: Server,
  site: Site,
): ExpressRequestHandler {
  return async ({ method, path: address }, response, next) => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || knownPages(site).has(withoutSlash(decoded(address)))) return next();
    await build.firstEnd;
    const file = address.startsWith(site.baseUrl)
      ? fileAt(build.folder, decoded(address.slice(site.baseUrl.length)))
      : undefined;
    if (file) return response.sendFile(file, { root: build.folder });
    // The bundler's own middleware would send the application with status 200.
    bundler.middleware?.waitUntilValid(() => {
      const application = path.join(site.outDir, 'index.html');
      const files = bundler.middleware?.context.outputFileSystem as typeof fs;
      response.status(404).type('html').send(files.readFileSync(application, 'utf8'));
    });
  };
}
