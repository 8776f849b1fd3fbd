import fs from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openWatchedPage, type WatchedPage } from './support/browser';
import { walkedRoutes } from './support/accessibility/kinds';
import { builtRoutes, fileOf } from './support/site';

const routes = builtRoutes();
const walked = walkedRoutes().filter((route) => routes.includes(route));

/** The search shortcut: it uses a control that needs the client application. */
const applicationShortcut = '/';

/** Waits until the page is idle. */
const untilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((idle) => requestIdleCallback(() => setTimeout(idle))));

describe('the pages of the built site', () => {
  let browser: Browser;
  // One browser page for all routes, so that shared files stay in the cache, as for a reader.
  let watched: WatchedPage;
  beforeAll(async () => {
    browser = await launchBrowser();
    watched = await openWatchedPage(browser);
  });
  afterAll(() => browser.close());

  it('exist in the build', () => {
    expect(routes).toContain('/');
    expect(routes.length).toBeGreaterThan(5);
  });

  it('have unique titles', () => {
    const titles = [...routes, '/404.html'].map(
      (route) => /<title[^>]*>([^<]*)/.exec(fs.readFileSync(fileOf(route), 'utf8'))?.[1],
    );
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    expect(titles).toContain('Page not found | ZIO');
  });

  it('label the rows of tables whose corner is empty', () => {
    const html = fs.readFileSync(fileOf('/overview/handling-errors'), 'utf8');
    expect(html).toMatch(/<thead><tr><td[^>]*><\/td><th/);
    expect(html).toMatch(/<tbody><tr><th scope="?row"?>/);
  });

  it.each(walked)(
    '%s responds, has a name and a description, and runs without a problem',
    async (route) => {
      const { page, problems } = watched;
      problems.length = 0;
      const response = await page.goto(route, { waitUntil: 'load' });
      expect(response?.status()).toBe(200);
      expect((await page.title()).length).toBeGreaterThan(2);
      const description = page.locator('meta[name="description"]').first();
      expect((await description.getAttribute('content'))?.length ?? 0).toBeGreaterThan(20);
      expect(await page.locator('h1').count()).toBe(1);
      await page.keyboard.press(applicationShortcut);
      await page.waitForSelector('html[data-has-hydrated="true"]', { timeout: 20_000 });
      // Waits for late problems.
      await untilIdle(page);
      expect(problems).toEqual([]);
    },
  );
});
