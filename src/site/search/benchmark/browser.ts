/** Measures the cost of the search in a browser: the bytes up to the first result. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/**
 * A page whose own control loads the application, so that the bytes after that belong to the
 * search.
 */
const pageWithApplication = '/page-index';

export interface Fetched {
  /** Path of the file. */
  readonly path: string;
  /** Size in bytes, compressed with gzip. */
  readonly bytes: number;
}

async function sizeOf(response: Response): Promise<Fetched> {
  const { pathname } = new URL(response.url());
  return { path: pathname, bytes: gzipSync(await response.body()).length };
}

/** Opens a page, and waits until the application is running. */
export async function bringApplication(page: Page): Promise<void> {
  await page.goto(pageWithApplication);
  await page.locator('main input[type=search]').focus();
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
}

/**
 * Returns the files that the page's thread fetches for the search from the first key to the first
 * result, without those that the worker fetches.
 * @param page a page that hasn't been used before
 */
export async function filesToFirstResult(page: Page): Promise<Fetched[]> {
  await bringApplication(page);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('r');
  await page.locator('[role=option]').first().waitFor();
  // The page's record omits whatever a worker fetches, except the worker's script.
  const recorded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const scripts = page.workers().map((worker) => worker.url());
  const own = responses.filter(
    (response) => recorded.includes(response.url()) && !scripts.includes(response.url()),
  );
  return Promise.all(own.map(sizeOf));
}
