import type { Browser } from 'playwright-core';
import { launchBrowser, openWatchedPage } from './support/browser';
import { builtRoutes } from './support/site';

const routes = builtRoutes();

/** The search shortcut: the first use of a control that needs the client application. */
const applicationShortcut = '/';

describe('every page of the built site', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('is found in the build', () => {
    expect(routes).toContain('/');
    expect(routes.length).toBeGreaterThan(5);
  });

  it.each(routes)(
    '%s answers, names and describes itself, and runs without a problem',
    async (route) => {
      const { page, problems, close } = await openWatchedPage(browser);
      try {
        const response = await page.goto(route, { waitUntil: 'load' });
        expect(response?.status()).toBe(200);
        expect((await page.title()).length).toBeGreaterThan(2);
        const description = await page
          .locator('meta[name="description"]')
          .first()
          .getAttribute('content');
        expect(description?.length ?? 0).toBeGreaterThan(20);
        expect(await page.locator('h1').count()).toBe(1);
        await page.keyboard.press(applicationShortcut);
        await page.waitForFunction(
          'document.documentElement.dataset.hasHydrated === "true"',
          undefined,
          {
            timeout: 20_000,
          },
        );
        await page.waitForLoadState('networkidle');
        expect(problems).toEqual([]);
      } finally {
        await close();
      }
    },
  );
});
