/** nginx with the configuration of `container/`, but with a local port and local folders. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';

export const port = Number(process.env['NGINX_PORT'] ?? 4620);
export const buildFolder = path.resolve('build');
const headers = path.resolve('.docusaurus/response-headers.conf');

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

/** Sends a request with these headers. The body of the response isn't decompressed. */
export function ask(
  address: string,
  headers_: http.OutgoingHttpHeaders = {},
  portOfServer = port,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get(
      { port: portOfServer, path: address, headers: headers_ },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            rawHeaders: response.rawHeaders,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    request.on('error', reject);
  });
}

export class Nginx {
  private readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  private server: ChildProcess | undefined;
  private said = '';

  /** Starts nginx, and waits until it responds. Throws an error with its output if it doesn't. */
  async start(): Promise<void> {
    if (!fs.existsSync(path.join(buildFolder, 'index.html.br')) || !fs.existsSync(headers)) {
      throw new Error(
        'Run "npm run build" and "container/compress" before the tests of the container',
      );
    }
    const file = path.join(this.folder, 'nginx.conf');
    fs.writeFileSync(file, this.configuration());
    this.server = spawn('nginx', ['-c', file, '-e', 'stderr', '-g', 'daemon off;'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.server.stderr?.on('data', (text: Buffer) => (this.said += text.toString()));
    this.server.on('error', ({ message }) => (this.said += message));
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const isThere = await ask('/').then(
        ({ status }) => status === 200,
        () => false,
      );
      if (isThere) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`nginx does not answer at port ${port}: ${this.said}`);
  }

  stop(): void {
    this.server?.kill();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  private configuration(): string {
    const own = fs.readFileSync(path.resolve('container/nginx.conf'), 'utf8');
    const here = own
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('/usr/share/nginx/html', buildFolder)
      .replace('/etc/nginx/response-headers.conf', headers)
      .replace('access_log /dev/stdout', 'access_log off')
      .replaceAll('/tmp/nginx', path.join(this.folder, 'nginx'));
    // If root starts it, nginx would change to a user who may not read the build folder.
    return process.getuid?.() === 0 ? `user root;\n${here}` : here;
  }
}
