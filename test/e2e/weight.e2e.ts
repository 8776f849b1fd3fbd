/** The bytes that pages transfer, compressed as by a static host. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { serveSite, type SiteServer } from '../../src/checks/page-weight/serve';
import {
  total,
  weighApplication,
  weighAtRest,
  weighWay,
  type Weight,
} from '../../src/checks/page-weight/weigh';
import { launchWholeBrowser } from './support/browser';
import { weighsByNames } from './support/page-bytes';
import { buildFolder, builtRoutes, fileOf } from './support/site';

/** The maximum bytes of a page that is opened and left alone. */
const pageBudget = 60_000;
/**
 * The maximum bytes of the application's scripts after opening the search, which needs most of
 * them.
 */
const applicationBudget = 120_000;

/**
 * The most bytes by which the browser's count may differ from that of the named files: some headers
 * vary in length.
 */
const countedOtherwise = 100;

/**
 * The bytes that a server sends before it waits for the first acknowledgment: ten segments (RFC
 * 6928) of 1,460 bytes.
 */
const firstFlight = 14_600;

/** The addresses of all pages and screens, largest compressed HTML first. */
function heaviestPages(): string[] {
  const size = (route: string): number => gzipSync(fs.readFileSync(fileOf(route))).length;
  return builtRoutes()
    .map((route) => ({ route, bytes: size(route) }))
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ route }) => route);
}

/**
 * The fonts, other than the site's own, that a page needs for its generated symbols (arrows, dots)
 * outside code. The browser searches the system's fonts for each of them during layout.
 */
async function fontsLookedFor(browser: Browser, address: string, rule?: string): Promise<string[]> {
  const page = await browser.newPage();
  try {
    await page.goto(address);
    // A rule, because the policy forbids style elements.
    if (rule) await page.evaluate((text) => document.styleSheets[0]?.insertRule(text), rule);
    const client = await page.context().newCDPSession(page);
    await client.send('DOM.enable');
    await client.send('CSS.enable');
    const { root } = await client.send('DOM.getDocument', { depth: -1 });
    const generated = (node: typeof root): number[] =>
      ['PRE', 'CODE', 'SAMP'].includes(node.nodeName)
        ? []
        : [
            ...(node.pseudoElements ?? []).map(({ nodeId }) => nodeId),
            ...(node.children ?? []).flatMap(generated),
          ];
    const found = await Promise.all(
      generated(root).map((nodeId) =>
        client.send('CSS.getPlatformFontsForNode', { nodeId }).catch((error: Error) => {
          // The page may have replaced a node in the meantime.
          if (error.message.includes('Could not find node')) return { fonts: [] };
          throw error;
        }),
      ),
    );
    const fonts = found.flatMap((each) => each.fonts);
    expect(fonts.some(({ isCustomFont }) => isCustomFont)).toBe(true);
    return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
  } finally {
    await page.close();
  }
}

describe('the weight of pages', () => {
  let browser: Browser;
  let server: SiteServer;
  const pages = heaviestPages();
  const address = (route: string): string => `${server.origin}${route}`;
  const told: [string, Weight][] = [];

  beforeAll(async () => {
    browser = await launchWholeBrowser();
    server = await serveSite(buildFolder);
  });
  afterAll(async () => {
    const lines = told.map(([name, weight]) => `${name}: ${JSON.stringify(weight)}`);
    process.stdout.write(`Bytes of gzip\n${lines.join('\n')}\n`);
    server.close();
    await browser.close();
  });

  it.each(['/', ...pages.slice(0, 3)])(
    '%s is within the budget before any interaction',
    async (route) => {
      const weight = await weighAtRest(browser, address(route));
      told.push([`${route} at rest`, weight]);
      expect(weight.html).toBeGreaterThan(0);
      expect(weight.style).toBeGreaterThan(0);
      expect(weight.script).toBe(0);
      expect(total(weight)).toBeLessThanOrEqual(pageBudget);
    },
  );

  it('has a style sheet and a font that need no further round trip', async () => {
    const { style, font } = await weighAtRest(browser, address(pages[0] ?? '/'));
    expect([style, font].every((bytes) => bytes > 1_000)).toBe(true);
    expect(style).toBeLessThanOrEqual(firstFlight);
    expect(font).toBeLessThanOrEqual(firstFlight);
  });

  it('requests no icon, because the page contains it', async () => {
    const { other } = await weighAtRest(browser, address(pages[0] ?? '/'));
    expect(other).toBe(0);
    expect(fs.readFileSync(fileOf(pages[0] ?? '/'), 'utf8')).toMatch(
      /<link[^>]* rel="icon" href="data:image\/svg\+xml,%3Csvg/,
    );
  });

  it('is within the budget for every page, according to the files that it names', async () => {
    const bytesOf = weighsByNames(server.origin);
    const weigh = (route: string): Promise<number> =>
      bytesOf(route, fs.readFileSync(fileOf(route), 'utf8'));
    const [heaviest = '/'] = pages;
    const counted = total(await weighAtRest(browser, address(heaviest)));
    expect(Math.abs((await weigh(heaviest)) - counted)).toBeLessThan(countedOtherwise);
    const heavy: string[] = [];
    for (const route of pages) {
      const bytes = await weigh(route);
      if (bytes > pageBudget) heavy.push(`${route}: ${bytes}`);
    }
    expect(heavy).toEqual([]);
  });

  it('contain no redundant markup for links and blocks', () => {
    const html = fs.readFileSync(fileOf('/guides/migrate/from-cats-effect'), 'utf8');
    expect(html).toContain('data-code-types');
    expect(html).not.toContain('<a class=""');
    // A block's id already says its position, and there's no form that a button could submit.
    expect(html).not.toContain('data-block');
    expect(html).not.toMatch(/<button type="button"[^>]* data-code-types/);
  });

  it.each(['/', ...pages.slice(0, 2)])('%s needs no system font for its symbols', async (route) => {
    expect(await fontsLookedFor(browser, address(route))).toEqual([]);
  });

  it('would report a symbol that is missing from the font', async () => {
    const rule = 'a[target]::after { content: "\\2603" !important }';
    expect(await fontsLookedFor(browser, address('/'), rule)).not.toEqual([]);
  });

  it('does not fetch the application for reading, scrolling and following links', async () => {
    const way = [0, 1, 2, 3, 4].map(
      (fifth) => pages[Math.floor((fifth * pages.length) / 5)] ?? '/',
    );
    const weight = await weighWay(browser, way.map(address));
    told.push([`the way over ${way.join(', ')}`, weight]);
    expect(weight.script).toBe(0);
    expect(weight.html).toBeGreaterThan(0);
  });

  it('fetches no more than its budget on first use', async () => {
    const weight = await weighApplication(browser, address(pages[0] ?? '/'));
    told.push([`the search on ${pages[0]}`, weight]);
    expect(weight.script).toBeGreaterThan(0);
    expect(weight.script).toBeLessThanOrEqual(applicationBudget);
  });

  it('has no page data in its scripts, so that they do not grow with the site', () => {
    const folder = path.join(buildFolder, 'assets/js');
    const scripts = fs
      .readdirSync(folder)
      .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
    expect(scripts.length).toBeGreaterThan(0);
    const deep = pages.filter((route) => route.split('/').length > 3);
    expect(deep.length).toBeGreaterThan(0);
    expect(deep.filter((route) => scripts.some((script) => script.includes(route)))).toEqual([]);
  });
});
