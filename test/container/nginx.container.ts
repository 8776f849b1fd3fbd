import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fontFile } from '@site/src/publishing/page-frame/tags';
import { policyIn } from '@site/src/publishing/content-security/page-policy';
import { workerName } from '@site/src/publishing/content-security/response-headers';
import { serveSite } from '@site/src/checks/page-weight/serve';
import { type Answer, ask, buildFolder, Nginx } from './support/nginx';

const nginx = new Nginx();
const page = '/guides';
const scripts = fs.readdirSync(path.join(buildFolder, 'assets/js'));
const script = scripts.find((name) => name.startsWith('application.'));
const worker = scripts.find((name) => name.startsWith(workerName));
const stylesheet = /href="?(\/assets\/css\/[^"\s>]+)/.exec(
  fs.readFileSync(path.join(buildFolder, 'index.html'), 'utf8'),
)?.[1];

beforeAll(() => nginx.start());
afterAll(() => nginx.stop());

describe('a page', () => {
  const built = fs.readFileSync(path.join(buildFolder, 'guides.html'));

  it('is sent as brotli, as gzip or uncompressed, depending on the browser', async () => {
    const brotli = await ask(page, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).equals(built)).toBe(true);
    const gzip = await ask(page, { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).equals(built)).toBe(true);
    const plain = await ask(page);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.equals(built)).toBe(true);
    for (const { headers } of [brotli, gzip, plain]) {
      expect(headers['vary']).toMatch(/Accept-Encoding/);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  it('is cached for five minutes, and then revalidated by its date', async () => {
    const { headers } = await ask(page);
    expect(headers['cache-control']).toBe('public, max-age=300');
    const again = await ask(page, { 'if-modified-since': headers['last-modified'] });
    expect(again.status).toBe(304);
  });

  it('is sent with the policy of its meta element, plus a ban on frames', async () => {
    const { headers, body } = await ask(page);
    const own = policyIn(`${body}`);
    expect(own).not.toBe('');
    expect(headers['content-security-policy']).toBe(`${own}; frame-ancestors 'none'`);
  });

  it('is sent with security headers, and without the version of the server', async () => {
    const { headers } = await ask(page);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      server: 'nginx',
    });
  });

  it('requires HTTPS for later visits only if it was requested over HTTPS', async () => {
    expect((await ask(page)).headers['strict-transport-security']).toBeUndefined();
    const { headers } = await ask(page, { 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

describe('other files', () => {
  it('are cached for a year if their names change with their content', async () => {
    for (const file of [stylesheet ?? '', `/${fontFile}`]) {
      const { status, headers } = await ask(file, { 'accept-encoding': 'br' });
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it.each([
    ['/guides.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/page-index.json', 'application/json; charset=utf-8'],
    ['/img/favicon.svg', 'image/svg+xml'],
  ])('%s is %s', async (file, type) => {
    const { status, headers } = await ask(file);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });
});

describe('headers', () => {
  it.each([
    ['a style sheet', stylesheet],
    ['a font', `/${fontFile}`],
    ['a script', `/assets/js/${script}`],
  ])('of %s contain nothing that only matters for documents', async (_, file) => {
    const { status, headers } = await ask(file ?? '');
    expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options'])
      expect(headers[name]).toBeUndefined();
  });

  it.each([
    ['the worker, which needs its own policy', `/assets/js/${worker}`],
    ['a picture that opens as a page', '/img/favicon.svg'],
  ])('contain the policy for %s', async (_, file) => {
    const { status, headers } = await ask(file);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('contain the policy for the 404 page of a missing style sheet', async () => {
    const { status, headers } = await ask('/assets/css/lost.css');
    expect(status).toBe(404);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([page, stylesheet ?? '', `/${fontFile}`, `/assets/js/${worker}`])(
    'of %s have about the same size as on the server of the weight check',
    async (file) => {
      const site = await serveSite(buildFolder);
      const bytes = ({ rawHeaders }: Answer): number => rawHeaders.join('').length;
      const here = await ask(file, { 'accept-encoding': 'gzip' });
      const there = await ask(
        file,
        { 'accept-encoding': 'gzip' },
        Number(new URL(site.origin).port),
      );
      site.close();
      expect(there.status).toBe(200);
      // Pages are cached for less time here.
      expect(Math.abs(bytes(there) - bytes(here))).toBeLessThan(30);
    },
  );
});

describe('addresses', () => {
  it.each([
    ['/guides/', '/guides'],
    ['/guides/?a=b&c=/d/', '/guides?a=b&c=/d/'],
    ['//guides//', '/guides'],
    ['/operators/zio/ZIO/', '/operators/zio/ZIO'],
  ])('with a trailing slash, %s, redirect permanently to %s', async (address, page) => {
    const { status, headers } = await ask(address);
    expect([status, headers.location]).toEqual([301, page]);
  });

  it.each([
    '//evil.com/',
    '/%5Cevil.com/',
    '/%2F%2Fevil.com/',
    '/%0d%0aA:b/',
    '/assets/',
    '/nowhere/',
  ])('with a trailing slash do not redirect if there is no page: %s', async (address) => {
    const { status, headers } = await ask(address);
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty('location');
    expect(headers).not.toHaveProperty('a');
  });

  it('lead to the home page if they are only a slash', async () => {
    expect((await ask('/')).status).toBe(200);
  });

  it('redirect if they are former addresses with a trailing slash', async () => {
    const { status, body } = await ask('/overview/overview_index/');
    expect(status).toBe(200);
    expect(`${body}`).toContain('content="0; url=');
  });

  it('redirect if they are former addresses', async () => {
    const { status, body } = await ask('/1.0.18/reference/core/zio');
    expect(status).toBe(200);
    expect(`${body}`).toContain('content="0; url=/1.x"');
  });

  it.each([
    ['no such page', '/nowhere'],
    ['bytes that are not text', '/%ff%fe'],
    ['markup', '/guides/%3Cscript%3E'],
    ['many folders', `/${'long/'.repeat(300)}`],
  ])('with %s show the 404 page with the same policy', async (_, address) => {
    const { status, headers, body } = await ask(address);
    expect(status).toBe(404);
    expect(`${body}`).toContain('Page not found');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBeUndefined();
  });

  it.each([
    ['broken encoding', '/%E0%A4%A'],
    ['a way out of the folder', '/../../etc/passwd'],
    ['an encoded way out', '/..%2f..%2fetc/passwd'],
    ['too many characters', `/${'a'.repeat(20_000)}`],
  ])('with %s are rejected', async (_, address) => {
    expect((await ask(address)).status).toBeGreaterThanOrEqual(400);
  });
});
