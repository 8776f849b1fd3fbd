/** What a page costs over the network, as a browser counts it. */
import type { Browser, Page } from 'playwright-core';

export type Kind = 'html' | 'script' | 'style' | 'font' | 'other';

/** Bytes of responses as they were sent, headers included, by kind. */
export type Weight = Readonly<Record<Kind, number>>;

/** The bytes of all kinds together. */
export const total = (weight: Weight): number =>
  Object.values(weight).reduce((sum, bytes) => sum + bytes, 0);

const viewport = { width: 1440, height: 900 };

/**
 * How long a reader stays with what the wheel has brought, in milliseconds: longer than a pointer
 * has to rest on code.
 */
const pauseMs = 250;

const kinds: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
};

/** Counts what a page fetches from now on; the result is what it has fetched so far. */
async function countTraffic(page: Page): Promise<() => Weight> {
  const session = await page.context().newCDPSession(page);
  const kindOf = new Map<string, Kind>();
  const weight: Record<Kind, number> = { html: 0, script: 0, style: 0, font: 0, other: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) =>
    kindOf.set(requestId, kinds[type] ?? 'other'),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight[kindOf.get(requestId) ?? 'other'] += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => ({ ...weight });
}

/**
 * @returns what a page fetches that is opened and left alone, with nothing in the browser's cache
 */
export async function weighAtRest(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const weight = await countTraffic(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    return weight();
  } finally {
    await context.close();
  }
}

/**
 * @returns what a reader's way over pages fetches who scrolls each to its end and follows links,
 *   the browser keeping what it has
 */
export async function weighWay(browser: Browser, addresses: readonly string[]): Promise<Weight> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const weight = await countTraffic(page);
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'networkidle' });
      for (const text of (await page.locator('main p:visible').all()).slice(0, 3))
        await text.hover();
      // The pointer stays on the text, and code scrolls below it.
      for (let turn = 0; turn < 12; turn++) {
        await page.mouse.wheel(0, 500);
        await page.waitForTimeout(pauseMs);
      }
      await page.waitForLoadState('networkidle');
    }
    return weight();
  } finally {
    await context.close();
  }
}

/**
 * @returns what the application adds once the search is opened, the use that needs most, beyond the
 *   page at rest; nothing where it is there at rest
 */
export async function weighApplication(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    const weight = await countTraffic(page);
    if ((await page.locator('html[data-application]').count()) > 0) {
      await page.keyboard.press('/');
    }
    await page.waitForSelector('html[data-has-hydrated="true"]', { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    return weight();
  } finally {
    await context.close();
  }
}
