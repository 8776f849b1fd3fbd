/** What the search costs in a browser: bytes to the first result. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/**
 * A page that brings the application by a control of its own, so that what comes after is the
 * search's.
 */
const pageWithApplication = '/page-index';

export interface Fetched {
  /** Path of the file. */
  readonly path: string;
  /** Compressed with gzip. */
  readonly bytes: number;
}

async function sizeOf(response: Response): Promise<Fetched> {
  const { pathname } = new URL(response.url());
  return { path: pathname, bytes: gzipSync(await response.body()).length };
}

/** Opens a page, and has the application take it over. */
export async function bringApplication(page: Page): Promise<void> {
  await page.goto(pageWithApplication);
  await page.locator('main input[type=search]').focus();
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
}

/**
 * The files of the search that the page's thread fetches from the first key to the first result.
 * What the worker fetches is not waited for. @param page not used before
 */
export async function filesToFirstResult(page: Page): Promise<Fetched[]> {
  await bringApplication(page);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('r');
  await page.locator('[role=option]').first().waitFor();
  // What a worker fetches stands in a record of its own, but for its script.
  const recorded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const scripts = page.workers().map((worker) => worker.url());
  const own = responses.filter(
    (response) => recorded.includes(response.url()) && !scripts.includes(response.url()),
  );
  return Promise.all(own.map(sizeOf));
}
