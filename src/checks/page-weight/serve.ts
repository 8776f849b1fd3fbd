/**
 * Serves a built site as its web server does: compressed, with the headers of
 * `container/nginx.conf`.
 */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { policyIn } from '../../publishing/content-security/page-policy';
import { securityHeaders } from '../../publishing/content-security/response-headers';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** File types that are compressed already. */
const compressed = new Set(['.woff2', '.png']);

/**
 * Headers of every file. Browsers may cache files for a while, so a reader who opens several pages
 * fetches shared files once.
 */
const headersOfFiles = {
  server: 'nginx',
  'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
  etag: '"00000000-00000"',
  'cache-control': 'public, max-age=31536000, immutable',
};

export interface SiteServer {
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Serves a folder on a free loopback port: addresses without `.html`, everything compressible as
 * gzip. If pages have no policy, the site wasn't built with our recipe, and the headers that belong
 * to it are left out.
 */
export async function serveSite(folder: string): Promise<SiteServer> {
  const bodies = new Map<string, Buffer>();
  const policy = policyIn(fs.readFileSync(path.join(folder, 'index.html'), 'utf8'));
  const server = http.createServer(({ url = '/' }, response) => {
    const address = decodeURI(new URL(url, 'http://localhost').pathname);
    const file = fileOf(folder, address);
    if (file === null) {
      response.writeHead(404).end();
      return;
    }
    const kind = path.extname(file);
    const isPacked = !compressed.has(kind);
    const body = bodies.get(file) ?? packed(file, isPacked);
    bodies.set(file, body);
    response.writeHead(200, {
      'content-type': types[kind] ?? 'application/octet-stream',
      'content-length': body.length,
      ...(isPacked && { 'content-encoding': 'gzip', vary: 'Accept-Encoding' }),
      ...headersOfFiles,
      ...(policy !== '' && securityHeaders(policy, address)),
    });
    response.end(body);
  });
  // Removes the `Keep-Alive` header, which nginx doesn't send.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function packed(file: string, isPacked: boolean): Buffer {
  const body = fs.readFileSync(file);
  return isPacked ? gzipSync(body, { level: 9 }) : body;
}

function fileOf(folder: string, address: string): string | null {
  const full = path.join(folder, address);
  if (!full.startsWith(folder)) return null;
  const candidates = [full, `${full.replace(/\/$/, '')}.html`, path.join(full, 'index.html')];
  return candidates.find((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile()) ?? null;
}
