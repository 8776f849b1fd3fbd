/** One walk of a reader in a fresh browser, which must end without a problem. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, openWatchedPage } from './browser';

export const wide = { width: 1440, height: 900 };
export const narrow = { width: 375, height: 720 };

interface Visited extends BrowserContextOptions {
  /** What a test spoils before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Which of the problems are part of the walk; none unless told. */
  readonly expected?: (problem: string) => boolean;
}

export type Visit = (
  route: string,
  options: Visited,
  walk: (page: Page) => Promise<void>,
) => Promise<void>;

/**
 * Starts a browser for the tests of a file, and returns what walks in it: in a wide window unless
 * told otherwise.
 * @param flags for the browser
 */
export function startVisits(...flags: readonly string[]): Visit {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(...flags);
  });
  afterAll(() => browser.close());
  return async (route, { before, expected = () => false, ...context }, walk) => {
    const { page, problems, close } = await openWatchedPage(browser, {
      viewport: wide,
      ...context,
    });
    try {
      await before?.(page);
      await page.goto(route);
      await walk(page);
      expect(problems.filter((problem) => !expected(problem))).toEqual([]);
    } finally {
      await close();
    }
  };
}
