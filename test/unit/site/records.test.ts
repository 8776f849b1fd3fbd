/** Loads the site with Docusaurus, and checks the versions and the address of each page. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pageAddress } from '../../../src/facts/inventory/page-address';

interface Version {
  readonly name: string;
  readonly pages: readonly {
    readonly id: string;
    readonly permalink: string;
    readonly unlisted: boolean;
  }[];
}

interface Site {
  readonly routes: readonly string[];
  readonly versions: readonly Version[];
}

const root = path.resolve(__dirname, '../../..');
let site: Site;

beforeAll(() => {
  const output = execFileSync(process.execPath, ['test/support/load-site.mjs', root], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, BASE_URL: '/' },
  });
  site = JSON.parse(output.trim().split('\n').at(-1) ?? '') as Site;
}, 120_000);

it('serves the docs as version 2.x, without banner or prefix, and lets search engines index it', () => {
  expect(site.versions[0]).toMatchObject({
    name: 'current',
    label: '2.x',
    path: '/',
    isLast: true,
    banner: null,
    badge: true,
    noIndex: false,
  });
});

it('serves 1.x as an unmaintained archive that search engines do not index', () => {
  expect(site.versions[1]).toMatchObject({
    name: '1.x',
    label: '1.x',
    path: '/1.x',
    isLast: false,
    banner: 'unmaintained',
    badge: true,
    noIndex: true,
  });
  expect(site.versions).toHaveLength(2);
});

it('serves every page at the address from its id', () => {
  const routes = new Set(site.routes);
  for (const { name, pages } of site.versions) {
    for (const { id, permalink } of pages) {
      const address = pageAddress(id, name === 'current' ? '' : name);
      expect({ id, address: permalink.replace(/(.)\/$/, '$1') }).toEqual({ id, address });
      expect(routes).toContain(address);
    }
  }
});

it('has no unlisted pages', () => {
  const pages = site.versions.flatMap((version) => version.pages);
  expect(pages.filter(({ unlisted }) => unlisted)).toEqual([]);
});
