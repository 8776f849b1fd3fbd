/** What the search costs in a browser: bytes to the first result, and time for each key stroke. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/** A page that brings the application by a control of its own, so that what comes after is the search's. */
const pageWithApplication = '/page-index';

/** How long the answers to a key are waited for, in milliseconds. */
const afterKeyMs = 200;

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

async function bringApplication(page: Page): Promise<void> {
  await page.goto(pageWithApplication);
  await page.locator('main input[type=search]').focus();
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
}

/**
 * The files of the search that the page's thread fetches from the first key to the first result. What the worker
 * fetches is not waited for. @param page not used before
 */
export async function filesToFirstResult(page: Page): Promise<Fetched[]> {
  await bringApplication(page);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('r');
  await page.locator('[role=option]').first().waitFor();
  const sizes = await Promise.all(responses.map(sizeOf));
  return sizes.filter(({ path }) => !/\/(?:index|text)-[^/]*$|worker/.test(path));
}

/**
 * Milliseconds of processor time that the page's thread takes for each key stroke of some queries, once everything
 * has been fetched: search, drawing of results, and passages that arrive before the next key. Processor time
 * is the same whatever else runs on the machine, so a slower processor is reckoned, not emulated.
 * @param slowdown how many times slower the processor is thought to be
 */
export async function keyStrokeTimes(
  page: Page,
  queries: readonly string[],
  slowdown: number,
): Promise<number[]> {
  await bringApplication(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const busy = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000;
  };
  await page.keyboard.press('Control+k');
  await page.keyboard.type('retry');
  await page.locator('[role=option] mark').nth(3).waitFor();
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (const query of queries) {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    for (const key of query) {
      const before = await busy();
      await page.keyboard.type(key);
      await page.waitForTimeout(afterKeyMs);
      times.push(((await busy()) - before) * slowdown);
    }
  }
  return times;
}

/** The value below which a share of the numbers lie. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
