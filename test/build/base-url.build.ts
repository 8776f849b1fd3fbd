/**
 * A site of each kind of page with another base URL: links lead to existing pages, redirects and
 * files, and another machine would build the same bytes.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { sampleSite } from './support/sample-site';
import type { SiteCopy } from './support/site-copy';

const base = '/sub/';
const elsewhere = path.resolve(__dirname, '../../.ci/elsewhere');
const sites: SiteCopy[] = [];

/** Builds a copy of the site, and returns the folder of its files. */
function buildSite(...through: readonly string[]): string {
  const site = sampleSite();
  sites.push(site);
  const { ok, output } = site.build(...through);
  if (!ok) throw new Error(output);
  return path.join(site.folder, 'build');
}

let outDir: string;
beforeAll(() => {
  process.env['BASE_URL'] = base;
  outDir = buildSite();
});
afterAll(() => {
  delete process.env['BASE_URL'];
  for (const site of sites) site.dispose();
});

const files = (): string[] =>
  fs
    .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => fs.statSync(path.join(outDir, name)).isFile());
const read = (file: string): string => fs.readFileSync(path.join(outDir, file), 'utf8');

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
  const there = new Set(files());
  const redirects = [...there].filter((file) => read(file).includes('http-equiv="refresh"'));
  expect(redirects).toContain('1.0.18/reference/core/zio/index.html');
  for (const file of redirects) {
    const target = /content="0; url=([^"#]*)/.exec(read(file))?.[1] ?? '';
    expect(target.startsWith(base)).toBe(true);
    const stem = target.slice(base.length).replace(/\/$/, '');
    expect([`${stem}.html`, `${stem}/index.html`].some((each) => there.has(each))).toBe(true);
  }
});

it('lists pages in the sitemap with full addresses', () => {
  const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/[^/]+\/sub\//);
});

it('has the same bytes for another user, in another folder, language, time zone and year', () => {
  const other = buildSite(elsewhere);
  expect(spawnSync('diff', ['-rq', outDir, other], { encoding: 'utf8' }).stdout).toBe('');
});
