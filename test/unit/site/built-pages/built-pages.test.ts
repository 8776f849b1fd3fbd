import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { builtPages } from '@site/src/site/built-pages';
import { articleOf } from '@site/src/site/built-pages/tree';

jest.mock('@site/src/site/built-pages/tree', () => {
  const actual = jest.requireActual('@site/src/site/built-pages/tree');
  return { ...actual, articleOf: jest.fn(actual.articleOf) };
});

const article = (html: string): string =>
  `<header>Menu</header><article><div class="theme-doc-markdown"><h1>Title</h1>${html}</div></article>`;

describe('the built pages', () => {
  let siteDir = '';
  const parse = jest.mocked(articleOf);

  /** Writes pages as a build does, and returns the data that the build passes to plugins. */
  function build(files: Readonly<Record<string, string>>): Parameters<typeof builtPages>[0] {
    const outDir = path.join(siteDir, 'build');
    fs.rmSync(outDir, { recursive: true, force: true });
    for (const [name, html] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(outDir, name)), { recursive: true });
      fs.writeFileSync(path.join(outDir, `${name}.html`), html);
    }
    const routesPaths = ['/base/404.html', ...Object.keys(files).map((name) => `/base/${name}`)];
    const siteConfig = { url: 'https://docs.example' };
    return { siteDir, outDir, baseUrl: '/base/', routesPaths, siteConfig } as never;
  }

  beforeEach(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'built-pages-'));
    parse.mockClear();
  });
  afterEach(() => fs.rmSync(siteDir, { recursive: true }));

  it('are parsed once for all callers', async () => {
    const made = build({ one: article('<p>Text.'), two: article('<h2 id=a>Part</h2>') });
    const [pages, again] = await Promise.all([builtPages(made), builtPages(made)]);
    expect(again).toBe(pages);
    expect(parse).toHaveBeenCalledTimes(2);
    expect(pages.get('/one')?.markdown).toBe('# Title\n\nText.\n');
    expect(pages.get('/two')?.sections.map(({ heading }) => heading)).toEqual(['', 'Part']);
  });

  it('are parsed again in the next build only if their own text has changed', async () => {
    const files = { one: article('<p>Text.'), two: article('<p>Old.') };
    await builtPages(build(files));
    parse.mockClear();
    const frame = '<script src="other.js"></script>';
    const pages = await builtPages(build({ one: frame + files.one, two: article('<p>New.') }));
    expect(parse).toHaveBeenCalledTimes(1);
    expect(pages.get('/one')?.markdown).toBe('# Title\n\nText.\n');
    expect(pages.get('/two')?.markdown).toBe('# Title\n\nNew.\n');
  });

  it('are parsed again if a page that they link to was added or removed', async () => {
    const one = article('<p><a href="/base/two">Two</a>');
    await builtPages(build({ one, two: article('') }));
    parse.mockClear();
    const pages = await builtPages(build({ one }));
    expect(parse).toHaveBeenCalledTimes(1);
    expect(pages.get('/one')?.markdown).toContain('(https://docs.example/base/two)');
  });

  it('are parsed again if the cache is broken', async () => {
    const files = { one: article('<p>Text.') };
    await builtPages(build(files));
    const kept = fs.readdirSync(siteDir, { recursive: true, encoding: 'utf8' });
    for (const name of kept.filter((file) => file.endsWith('.json'))) {
      fs.writeFileSync(path.join(siteDir, name), '{"page"');
    }
    expect((await builtPages(build(files))).get('/one')?.markdown).toBe('# Title\n\nText.\n');
  });

  it('need an article or a main element', async () => {
    await expect(builtPages(build({ one: '<p>Text.' }))).rejects.toThrow(
      /one\.html has neither <article> nor <main>/,
    );
  });
});
