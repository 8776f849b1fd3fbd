/** A build with another base URL: links lead to existing pages, redirects and files. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const base = '/sub/';
const root = path.resolve(__dirname, '../..');
const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'base-url-'));
const files = (): string[] =>
  fs
    .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => fs.statSync(path.join(outDir, name)).isFile());
const read = (file: string): string => fs.readFileSync(path.join(outDir, file), 'utf8');

beforeAll(() => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', outDir],
    { cwd: root, encoding: 'utf8', env: { ...process.env, BASE_URL: base } },
  );
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
});

afterAll(() => fs.rmSync(outDir, { recursive: true, force: true }));

it('uses only local addresses below the base URL', () => {
  const pages = files().filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(10);
  const astray = pages.flatMap((file) =>
    [...read(file).matchAll(/\s(?:href|src|data-script|data-facts)="?(\/[^"\s>]*)/g)]
      .map(([, address = '']) => address)
      .filter((address) => !address.startsWith(base))
      .map((address) => `${file}: ${address}`),
  );
  expect(astray).toEqual([]);
});

it('links only to files that exist', () => {
  const there = new Set(files());
  const answers = (address: string): boolean => {
    const file = decodeURI(address.slice(base.length).replace(/[?#].*$/, '')).replace(/\/$/, '');
    const candidates = file === '' ? ['index.html'] : [file, `${file}.html`, `${file}/index.html`];
    return candidates.some((candidate) => there.has(candidate));
  };
  const lost = [...there]
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) =>
      [...read(file).matchAll(/\s(?:href|src)="?(\/[^"\s>]*)/g)]
        .map(([, address = '']) => address)
        .filter((address) => !answers(address))
        .map((address) => `${file}: ${address}`),
    );
  expect(lost).toEqual([]);
});

it('redirects former addresses to existing pages, without scripts', () => {
  const redirects = files().filter((file) => read(file).includes('http-equiv="refresh"'));
  expect(redirects).toContain('1.0.18/reference/core/zio/index.html');
  for (const file of redirects) {
    const target = /content="0; url=([^"#]*)/.exec(read(file))?.[1] ?? '';
    expect(target.startsWith(base)).toBe(true);
    const stem = target.slice(base.length).replace(/\/$/, '');
    expect(files().some((each) => [`${stem}.html`, `${stem}/index.html`].includes(each))).toBe(
      true,
    );
  }
});

it('lists pages in the sitemap with full addresses', () => {
  const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/[^/]+\/sub\//);
});
