/** A reader's walk in a fresh browser; it must end without problems. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, openWatchedPage } from './browser';

export const wide = { width: 1440, height: 900 };
export const narrow = { width: 375, height: 720 };

interface Visited extends BrowserContextOptions {
  /** Breaks something before the page opens. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Matches problems that belong to the walk; none by default. */
  readonly expected?: (problem: string) => boolean;
}

export type Visit = (
  route: string,
  options: Visited,
  walk: (page: Page) => Promise<void>,
) => Promise<void>;

/**
 * Starts a browser for the tests of a file, and returns a function that runs walks in it: in a wide
 * window by default.
 * @param flags the browser's flags
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
