/** What pages cost over the network, compressed as a static host does. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, ViewportSize } from 'playwright-core';
import { total, type Weight } from '../../src/features/site-benchmark/model/weight';
import { serveSite, type SiteServer } from '../../src/features/site-benchmark/serve';
import { weighApplication, weighAtRest, weighWay } from '../../src/features/site-benchmark/weigh';
import { launchWholeBrowser } from './support/browser';
import { weighsByNames } from './support/page-bytes';
import { holdLoad } from './support/sections';
import { buildFolder, builtRoutes, fileOf } from './support/site';
import { narrow, wide } from './support/visit';

/** Bytes of a page that is opened and left alone, and of the scripts of that. */
const pageBudget = 60_000;
const scriptBudget = 8_000;
/** Bytes of the application's scripts, once the search is used, which needs most of them. */
const applicationBudget = 120_000;

/** By how many bytes at most a browser counts otherwise than what a page names, whose headers carry other dates. */
const countedOtherwise = 100;

/** What a server sends before it waits for the first answer: ten segments (RFC 6928) of 1,460 bytes. */
const firstFlight = 14_600;

/** How long the browser is given to lay out what it has read, in milliseconds. */
const layoutMs = 300;

/** How many boxes are next to none: an empty body has three, a page thousands. */
const fewBoxes = 20;

/** Layouts, and the tasks that they happen in. */
const tracedCategories = ['devtools.timeline', 'toplevel'];

/** How often a page is visited at most until a visit can be used. */
const mostVisits = 5;

interface Entry {
  readonly id: string;
}

/** What is read of Chromium's trace of a page. */
interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    /** When it began, and how long it took, in microseconds. */
    readonly ts: number;
    readonly dur?: number;
    readonly pid: number;
    readonly tid: number;
    readonly args: {
      /** Where in Chromium a task comes from. */
      readonly src_file?: string;
      readonly beginData?: {
        readonly frame?: string;
        readonly url?: string;
        readonly totalObjects?: number;
      };
    };
  }[];
}

interface Layout {
  readonly boxes: number;
  /** Where in Chromium the task comes from that had it laid out. */
  readonly task: string | undefined;
}

/** The addresses of documentation pages, those with the most bytes of HTML first. */
function heaviestPages(): string[] {
  const { docs } = JSON.parse(
    fs.readFileSync(path.join(buildFolder, 'page-index.json'), 'utf8'),
  ) as { readonly docs: readonly Entry[] };
  const routes = new Set(builtRoutes());
  const size = (route: string): number => gzipSync(fs.readFileSync(fileOf(route))).length;
  return docs
    .map(({ id }) => `/${id.replace(/(^|\/)index$/, '')}`)
    .filter((route) => routes.has(route))
    .map((route) => ({ route, bytes: size(route) }))
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ route }) => route);
}

/** The source file in Chromium of the task in which something happened. */
function taskOf(
  { traceEvents }: Trace,
  event: { readonly ts: number; readonly pid: number; readonly tid: number },
): string | undefined {
  return traceEvents.find(
    ({ ts, dur = 0, pid, tid, args }) =>
      args.src_file &&
      pid === event.pid &&
      tid === event.tid &&
      ts <= event.ts &&
      event.ts <= ts + dur,
  )?.args.src_file;
}

/** Chromium looks now and then for what is under the pointer of a new window, which lays the page out. */
const isInput = (task: string | undefined): boolean =>
  task?.endsWith('main_thread_event_queue.cc') ?? false;

/**
 * The layouts of the page at an address. Chromium draws windows of its own, such as that of its address bar, as pages too. Nothing if it
 * has not recorded the page, as happens now and then (`runLighthouse` meets the same), or has laid it out of its own accord.
 */
function layoutsIn(trace: Trace, address: string): Layout[] | undefined {
  const shown = trace.traceEvents.map(({ name, ts, pid, tid, args }) => ({
    name,
    ts,
    pid,
    tid,
    ...args.beginData,
  }));
  const frame = shown.find(({ name, url }) => name === 'ParseHTML' && url === address)?.frame;
  if (frame === undefined) return undefined;
  const layouts = shown
    .filter((event) => event.name === 'Layout' && event.frame === frame)
    .map((event) => ({ boxes: event.totalObjects ?? 0, task: taskOf(trace, event) }));
  return layouts.some(({ task }) => isInput(task)) ? undefined : layouts;
}

/**
 * What is measured in the first visit that can be used.
 * @param visit measures it, or nothing where the browser has not recorded what the page alone causes
 */
async function measured<Measure>(visit: () => Promise<Measure | undefined>): Promise<Measure> {
  for (let visits = 0; visits < mostVisits; visits++) {
    const found = await visit();
    if (found !== undefined) return found;
  }
  throw new Error(`Chromium has recorded none of ${mostVisits} visits of the page`);
}

/**
 * Holds the style sheet of pages that are opened. Until it is there nothing is drawn, so that a browser that is slow to read a
 * page does not lay it out part by part.
 * @returns what lets it come
 */
async function holdStyle(page: Page): Promise<() => void> {
  let send: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/*.css', (route) => held.then(() => route.continue()));
  return () => send?.();
}

/** Opens a page whose style sheet is held, until all of it is read: its module, and `DOMContentLoaded`, wait for the sheet. */
async function openUntilRead(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading', undefined, { polling: 50 });
}

const mostBoxes = (layouts: readonly Layout[]): number =>
  Math.max(0, ...layouts.map(({ boxes }) => boxes));

/** How many boxes the browser lays out of a page that it has read, before it is loaded. */
async function boxesBeforeLoad(
  browser: Browser,
  address: string,
  viewport: ViewportSize,
): Promise<number | undefined> {
  const page = await browser.newPage({ viewport });
  try {
    await holdLoad(page);
    const sendStyle = await holdStyle(page);
    await browser.startTracing(page, { categories: tracedCategories });
    await openUntilRead(page, address);
    sendStyle();
    await page.waitForLoadState('load');
    await page.waitForTimeout(layoutMs);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as Trace;
    const layouts = layoutsIn(trace, address);
    if (!layouts) return undefined;
    expect(mostBoxes(layouts)).toBeGreaterThan(fewBoxes);
    return mostBoxes(layouts);
  } finally {
    await page.close();
  }
}

/** The larger layouts of a page whose HTML is there, `changed`, and whose style sheet is still on its way. */
async function layoutsWithoutStyle(
  browser: Browser,
  address: string,
  changed = (html: string): string => html,
): Promise<Layout[] | undefined> {
  const page = await browser.newPage();
  try {
    const sendStyle = await holdStyle(page);
    await page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: changed(await response.text()) });
    });
    await browser.startTracing(page, { categories: tracedCategories });
    await openUntilRead(page, address);
    await page.waitForTimeout(layoutMs);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as Trace;
    sendStyle();
    return layoutsIn(trace, address)?.filter(({ boxes }) => boxes >= fewBoxes);
  } finally {
    await page.close();
  }
}

/**
 * The fonts other than the site's own that a page draws its generated signs with (arrows, dots), but for those in code. For
 * each the browser looks through the fonts of the system while it lays the page out.
 */
async function fontsLookedFor(browser: Browser, address: string, rule?: string): Promise<string[]> {
  const page = await browser.newPage();
  try {
    await page.goto(address);
    // A rule, not a style element, which the policy forbids.
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
      generated(root).map((nodeId) => client.send('CSS.getPlatformFontsForNode', { nodeId })),
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

  it.each(['/', ...pages.slice(0, 3)])('%s is light at rest', async (route) => {
    const weight = await weighAtRest(browser, address(route));
    told.push([`${route} at rest`, weight]);
    expect(weight.html).toBeGreaterThan(0);
    expect(weight.style).toBeGreaterThan(0);
    expect(weight.script).toBeLessThanOrEqual(scriptBudget);
    expect(total(weight)).toBeLessThanOrEqual(pageBudget);
  });

  it('has a style sheet and a font that come without a further round trip', async () => {
    const { style, font } = await weighAtRest(browser, address(pages[0] ?? '/'));
    expect([style, font].every((bytes) => bytes > 1_000)).toBe(true);
    expect(style).toBeLessThanOrEqual(firstFlight);
    expect(font).toBeLessThanOrEqual(firstFlight);
  });

  it('asks for no icon, which stands in the page', async () => {
    const { other } = await weighAtRest(browser, address(pages[0] ?? '/'));
    expect(other).toBe(0);
    expect(fs.readFileSync(fileOf(pages[0] ?? '/'), 'utf8')).toMatch(
      /<link[^>]* rel="icon" href="data:image\/svg\+xml,%3Csvg/,
    );
  });

  it('is within the budget for every page, by the files that it names', async () => {
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

  it('say nothing twice in the markup of links and blocks', () => {
    const html = fs.readFileSync(fileOf('/guides/migrate/from-cats-effect'), 'utf8');
    expect(html).toContain('data-code-types');
    expect(html).not.toContain('<a class=""');
    // The id of a block tells its place, and there is no form that a button could send.
    expect(html).not.toContain('data-block');
    expect(html).not.toMatch(/<button type="button"[^>]* data-code-types/);
  });

  it('are not laid out before their style sheet is there', async () => {
    const [heaviest = '/'] = pages;
    const layouts = (changed?: (html: string) => string): Promise<Layout[]> =>
      measured(() => layoutsWithoutStyle(browser, address(heaviest), changed));
    expect(await layouts()).toEqual([]);
    // Chromium looks for fields to fill in once scripts that wait for style sheets have run.
    const spoiled = await layouts((html) =>
      html.replace(/<script type="module" src="[^"]*" blocking="render"><\/script>/, ''),
    );
    expect(mostBoxes(spoiled)).toBeGreaterThan(50 * fewBoxes);
  });

  it.each(['/guides/migrate/from-cats-effect', '/reference/core/cause'])(
    '%s has little to lay out on a phone before it is loaded',
    async (route) => {
      const boxesIn = (viewport: ViewportSize): Promise<number> =>
        measured(() => boxesBeforeLoad(browser, address(route), viewport));
      // Of a page of sections, a window that is wide lays out all but its code.
      expect(await boxesIn(narrow)).toBeLessThan((await boxesIn(wide)) / 4);
    },
  );

  it.each(['/', ...pages.slice(0, 2)])('%s has its signs in its own font', async (route) => {
    expect(await fontsLookedFor(browser, address(route))).toEqual([]);
  });

  it('would hear of a sign that its font has not got', async () => {
    const rule = 'a[target]::after { content: "\\2603" !important }';
    expect(await fontsLookedFor(browser, address('/'), rule)).not.toEqual([]);
  });

  it('does not fetch the application for who reads, scrolls and follows links', async () => {
    const way = [0, 1, 2, 3, 4].map(
      (fifth) => pages[Math.floor((fifth * pages.length) / 5)] ?? '/',
    );
    const weight = await weighWay(browser, way.map(address));
    told.push([`the way over ${way.join(', ')}`, weight]);
    // The browser keeps the one script that pages name themselves (`first-layout.ts`).
    const { script } = await weighAtRest(browser, address(way[0] ?? '/'));
    expect(Math.abs(weight.script - script)).toBeLessThan(countedOtherwise);
    expect(script).toBeLessThan(1_000);
    expect(weight.html).toBeGreaterThan(0);
  });

  it('fetches no more than its budget on first use', async () => {
    const weight = await weighApplication(browser, address(pages[0] ?? '/'));
    told.push([`the search on ${pages[0]}`, weight]);
    expect(weight.script).toBeGreaterThan(0);
    expect(weight.script).toBeLessThanOrEqual(applicationBudget);
  });

  it('has nothing of the pages in its scripts, so that it does not grow with them', () => {
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
