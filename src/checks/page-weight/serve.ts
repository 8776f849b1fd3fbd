/**
 * Serves a built site compressed and with the headers of `container/nginx.conf`, as its server
 * does.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { policyOf } from '../../publishing/content-security/page-policy';
import { securityHeaders } from '../../publishing/content-security/response-headers';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** What is compressed already. */
const compressed = new Set(['.woff2', '.png']);

/**
 * What a server tells of every file; it may be kept for a while, so that a way over pages fetches
 * what they share once.
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
 * Serves a folder on a free port of loopback: addresses without `.html`, everything compressible as
 * gzip. A site whose pages have no policy is one without our recipe, and is sent without the
 * headers that go with it.
 */
export async function serveSite(folder: string): Promise<SiteServer> {
  const bodies = new Map<string, Buffer>();
  const policy = policyOf(fs.readFileSync(path.join(folder, 'index.html'), 'utf8'));
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
  // No word of how long a connection is kept, which nginx does not say.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
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
