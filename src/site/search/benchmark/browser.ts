/** Measures the cost of the search in a browser: the bytes up to the first result. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/**
 * A page whose own control loads the application, so that the bytes after that belong to the
 * search.
 */
const pageWithApplication = '/page-index';

/**
 * Returns the files that the page's thread fetches for the search from the first key to the first
 * result, without those that the worker fetches, and their sizes in bytes, compressed with gzip.
 * @param page a page that hasn't been used before
 */
export async function filesToFirstResult(
  page: Page,
): Promise<{ readonly path: string; readonly bytes: number }[]> {
  await page.goto(pageWithApplication);
  await page.locator('main input[type=search]').focus();
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
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
  return Promise.all(
    own.map(async (response) => ({
      path: new URL(response.url()).pathname,
      bytes: gzipSync(await response.body()).length,
    })),
  );
}
