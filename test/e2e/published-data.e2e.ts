/** The files published for programs match Docusaurus's data and their schema. */
import fs from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { PageIndex } from '@site/src/site/page-index/plugin/published-docs';
import { buildFolder, builtRoutes, fileOf } from './support/site';

function published<T>(name: string): T {
  return JSON.parse(fs.readFileSync(path.join(buildFolder, name), 'utf8')) as T;
}

/** The records of all versions as Docusaurus wrote them for the theme. */
function loadedVersions(): PropVersionMetadata[] {
  const folder = path.resolve('.docusaurus/docusaurus-plugin-content-docs/default/p');
  return fs
    .readdirSync(folder)
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')))
    .flatMap((props: { version?: PropVersionMetadata }) =>
      props.version?.docsSidebars ? [props.version] : [],
    );
}

const current = loadedVersions().find(({ isLast }) => isLast);

describe('the versions in the data of Docusaurus', () => {
  it('are 2.x, current and without a banner, and the unmaintained 1.x', () => {
    const records = loadedVersions()
      .map(({ version, label, banner, badge, noIndex, isLast }) => ({
        version,
        label,
        banner,
        badge,
        noIndex,
        isLast,
      }))
      .sort((a, b) => b.label.localeCompare(a.label));
    expect(records).toEqual([
      { version: 'current', label: '2.x', banner: null, badge: true, noIndex: false, isLast: true },
      {
        version: '1.x',
        label: '1.x',
        banner: 'unmaintained',
        badge: true,
        noIndex: true,
        isLast: false,
      },
    ]);
  });
});

describe('page-index.json', () => {
  const index = published<PageIndex>('page-index.json');

  it('conforms to its schema', () => {
    const validate = new Ajv2020({ allErrors: true }).compile(published('page-index.schema.json'));
    validate(index);
    expect(validate.errors).toBeNull();
  });

  it('contains the record and all pages of the current version', () => {
    const { docs: entries, ...record } = index;
    expect(current).toEqual(expect.objectContaining(record));
    expect(entries).toEqual(Object.values(current?.docs ?? {}));
  });

  it('has a built page for every id', () => {
    const missing = index.docs.filter(({ id }) => {
      const file = `${id.replace(/\/index$/, '')}.html`;
      return !fs.existsSync(path.join(buildFolder, file));
    });
    expect(missing).toEqual([]);
  });
});

describe('sidebars.json', () => {
  it('contains the five sidebars as Docusaurus loaded them', () => {
    const trees = published<PropVersionMetadata['docsSidebars']>('sidebars.json');
    expect(Object.keys(trees).sort()).toEqual([
      'ecosystem-sidebar',
      'guides-sidebar',
      'overview-sidebar',
      'reference-sidebar',
      'resources-sidebar',
    ]);
    expect(trees).toEqual(current?.docsSidebars);
  });

  it('lists every link and makes every category collapsible', () => {
    type Item = { type: string; unlisted?: boolean; collapsible?: boolean; items?: Item[] };
    const flat = (items: Item[]): Item[] =>
      items.flatMap((item) => [item, ...flat(item.items ?? [])]);
    const items = Object.values(published<Record<string, Item[]>>('sidebars.json')).flatMap(flat);
    expect(items.filter(({ type, unlisted }) => type === 'link' && unlisted !== false)).toEqual([]);
    expect(
      items.filter(({ type, collapsible }) => type === 'category' && collapsible !== true),
    ).toEqual([]);
  });
});

describe('the Markdown of the pages', () => {
  const markdownFile = (route: string) => path.join(buildFolder, `${route.slice(1) || 'index'}.md`);
  const read = (file: string) => fs.readFileSync(file, 'utf8');

  it('exists for every page and begins with its title', () => {
    const without = builtRoutes().filter((route) => {
      const file = markdownFile(route);
      return !fs.existsSync(file) || !read(file).startsWith('# ');
    });
    expect(without).toEqual([]);
  });

  it('links only to files of the site that exist', () => {
    const site = read(path.join(buildFolder, 'robots.txt')).match(/Sitemap: (.*)sitemap\.xml/)?.[1];
    expect(site).toMatch(/^https?:/);
    const dead = new Set<string>();
    for (const route of builtRoutes()) {
      for (const [, target = ''] of read(markdownFile(route)).matchAll(/\]\(([^()\s]+)\)/g)) {
        if (!target.startsWith(`${site}`)) continue;
        const file = target.slice(site?.length).replace(/[?#].*$/, '');
        const isThere = ['', '.html', '/index.html'].some((end) =>
          fs.statSync(path.join(buildFolder, `${file}${end}`), { throwIfNoEntry: false })?.isFile(),
        );
        if (!isThere) dead.add(`${route}: ${target}`);
      }
    }
    expect([...dead]).toEqual([]);
  });

  it('is listed in llms.txt page by page, and is complete in llms-full.txt', () => {
    const { docs } = published<PageIndex>('page-index.json');
    const listed = read(path.join(buildFolder, 'llms.txt'));
    const whole = read(path.join(buildFolder, 'llms-full.txt'));
    const files = docs.map(({ id }) => id.replace(/\/index$/, ''));
    expect(files.filter((file) => !listed.includes(`/${file}.md)`))).toEqual([]);
    const absent = files.filter(
      (file) => !whole.includes(read(path.join(buildFolder, `${file}.md`))),
    );
    expect(absent).toEqual([]);
  });
});

describe('structured data', () => {
  interface Step {
    readonly name: string;
    readonly item: string;
  }
  const records = (html: string): Record<string, unknown>[] =>
    [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );
  const pages = published<PageIndex>('page-index.json').docs.map(({ id }) => {
    const page = id.replace(/\/index$/, '');
    const html = fs.readFileSync(path.join(buildFolder, `${page}.html`), 'utf8');
    const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
    return { page, canonical, records: records(html) };
  });
  const siteAddress = pages[0]?.canonical.slice(0, -(pages[0]?.page.length ?? 0)) ?? '';

  it('describes an article with a title, a picture and a date, at the canonical address', () => {
    const without = pages.filter(({ canonical, records: all }) => {
      const article = all.find((record) => record['@type'] === 'TechArticle');
      const { headline, description, image, dateModified, url } = article ?? {};
      const isWhole = [headline, description, image].every((value) => typeof value === 'string');
      return !isWhole || url !== canonical || Number.isNaN(Date.parse(String(dateModified)));
    });
    expect(without.map(({ page }) => page)).toEqual([]);
  });

  it('contains the breadcrumbs, with addresses as pages have them', () => {
    const routes = new Set(builtRoutes().map((route) => siteAddress + route.slice(1)));
    const ways = pages.flatMap(({ page, records: all }) =>
      all
        .filter((record) => record['@type'] === 'BreadcrumbList')
        .map((record) => ({ page, steps: record['itemListElement'] as Step[] })),
    );
    expect(ways.length).toBeGreaterThan(pages.length / 2);
    const wrong = ways.filter(
      ({ page, steps }) =>
        steps.at(-1)?.item !== siteAddress + page || !steps.every(({ item }) => routes.has(item)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the share images', () => {
  it('exist for every built page, with a different image for each', () => {
    const without = builtRoutes().filter((route) => {
      const html = fs.readFileSync(fileOf(route), 'utf8');
      const picture = `share/${route.slice(1) || 'index'}.png`;
      const named = /<meta[^>]*property="?og:image"? content="?([^">]*)/.exec(html)?.[1];
      const file = path.join(buildFolder, picture);
      const isDrawn =
        fs.existsSync(file) && fs.readFileSync(file).subarray(1, 4).toString() === 'PNG';
      return !named?.endsWith(`/${picture}`) || !isDrawn;
    });
    expect(without).toEqual([]);
  });
});

describe('the sitemap', () => {
  const entries = [
    ...fs
      .readFileSync(path.join(buildFolder, 'sitemap.xml'), 'utf8')
      .matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g),
  ].map(([, address = '', changed]) => ({ address, changed }));
  const changedAt = (route: string) =>
    entries.find(({ address }) => new URL(address).pathname === route)?.changed;

  it('has a date for every address', () => {
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter(({ changed = '' }) => Number.isNaN(Date.parse(changed)))).toEqual([]);
  });

  it('lists every page that search engines may show', () => {
    const listed = new Set(entries.map(({ address }) => new URL(address).pathname));
    const missing = builtRoutes().filter(
      (route) =>
        !listed.has(route) &&
        !/<meta[^>]*name="?robots"? content="?[^">]*noindex/.test(
          fs.readFileSync(fileOf(route), 'utf8'),
        ),
    );
    expect(missing).toEqual([]);
  });

  it('dates the page index by the latest change to a page', () => {
    const { docs } = published<PageIndex>('page-index.json');
    const pages = docs.map(({ id }) => changedAt(`/${id.replace(/\/index$/, '')}`) ?? '');
    expect((changedAt('/page-index') ?? '') >= (pages.sort().at(-1) ?? 'never')).toBe(true);
  });
});
