/** When a page is first drawn: laid out before, and not kept waiting by an end that does not come. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './support/browser';
import { fileOf, origin } from './support/site';
import { narrow } from './support/visit';

/** How many boxes are next to none: an empty body has three, a page thousands. */
const fewBoxes = 20;

/** What is read of Chromium's trace of a page. */
interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    /** When it began, in microseconds. */
    readonly ts: number;
    readonly args: {
      readonly data?: { readonly frame?: string; readonly styleSheetUrl?: string };
      readonly beginData?: {
        readonly frame?: string;
        readonly url?: string;
        readonly totalObjects?: number;
      };
    };
  }[];
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Opens a page of the browser on a telephone, and closes it afterwards. */
async function onPhone(baseURL: string, visit: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL, viewport: narrow });
  await visit(await context.newPage());
  await context.close();
}

describe('a page that comes as a whole', () => {
  const route = '/reference/core/cause';

  it('is laid out with its style sheet before its first frame, though it is not loaded yet', async () => {
    await onPhone(origin, async (page) => {
      // Chromium lays pages out as they are loaded; without its font this one never is.
      await page.route('**/*.woff2', () => {});
      await browser.startTracing(page, { categories: ['devtools.timeline'] });
      await page.goto(route, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Trace;

      const frame = traceEvents.find(
        ({ name, args }) => name === 'ParseHTML' && args.beginData?.url === origin + route,
      )?.args.beginData?.frame;
      const ofPage = traceEvents.filter(
        ({ args }) => frame !== undefined && (args.beginData ?? args.data)?.frame === frame,
      );
      const firstFrame = ofPage.find(({ name }) => name === 'FireAnimationFrame')?.ts ?? 0;
      const layouts = ofPage.filter(
        ({ name, args }) => name === 'Layout' && (args.beginData?.totalObjects ?? 0) > fewBoxes,
      );
      const sheet = traceEvents.find(
        ({ name, args }) =>
          name === 'ParseAuthorStyleSheet' && args.data?.styleSheetUrl?.startsWith(origin),
      );
      expect(layouts.map(({ ts }) => ts < firstFrame && ts > (sheet?.ts ?? Infinity))).toContain(
        true,
      );
      expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    });
  });
});

describe('a page whose end does not come', () => {
  const route = '/reference/core/cause';
  const isThere = 'h1';
  let server: http.Server;
  let slowOrigin: string;
  beforeAll(async () => {
    const page = fs.readFileSync(fileOf(route), 'utf8');
    server = http.createServer((request, response) => {
      if (request.url === route) {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.write(page.slice(0, page.length / 2));
      } else {
        http.get(origin + (request.url ?? ''), (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        });
      }
    });
    await new Promise((listens) => server.listen(0, () => listens(undefined)));
    slowOrigin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Milliseconds after which the half of the page is drawn that has come. */
  async function drawnAfter(page: Page): Promise<number> {
    const drawn = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    expect(await page.locator(isThere).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    return Number(await drawn.jsonValue());
  }

  it('is shown after two seconds to a reader from elsewhere, whose browser has waited for the end', async () => {
    await onPhone(slowOrigin, async (page) => {
      await page.goto(route, { waitUntil: 'commit' });
      const ms = await drawnAfter(page);
      expect(ms).toBeGreaterThan(1_900);
      expect(ms).toBeLessThan(4_000);
    });
  });

  it('is shown as it comes to a reader who follows a link of the site', async () => {
    await onPhone(slowOrigin, async (page) => {
      await page.goto('/reference/core/zio/zio');
      const link = page.locator(`main a[href="${route}"]`).first();
      await link.evaluate((element: HTMLElement) => element.click());
      await page.waitForURL(route, { waitUntil: 'commit' });
      expect(await drawnAfter(page)).toBeLessThan(1_500);
    });
  });
});
