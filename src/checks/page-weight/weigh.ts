/** Measures how many bytes a page transfers, as the browser counts them. */
import type { Browser, Page } from 'playwright-core';

export type Kind = 'html' | 'script' | 'style' | 'font' | 'other';

/** Transferred bytes of responses, headers included, by kind. */
export type Weight = Readonly<Record<Kind, number>>;

/** The bytes of all kinds together. */
export const total = (weight: Weight): number =>
  Object.values(weight).reduce((sum, bytes) => sum + bytes, 0);

const viewport = { width: 1440, height: 900 };

/** Milliseconds between two turns of the wheel: longer than a pointer must rest on code. */
const pauseMs = 250;

const kinds: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
};

/** Starts counting a page's requests; the returned function gives the bytes so far. */
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

/** Measures on a page of a new browser context, whose cache is empty. */
async function measure(browser: Browser, work: (page: Page) => Promise<Weight>): Promise<Weight> {
  const context = await browser.newContext({ viewport });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * Opens a page with an empty cache and leaves it alone.
 * @returns what it transfers
 */
export const weighAtRest = (browser: Browser, address: string): Promise<Weight> =>
  measure(browser, async (page) => {
    const weight = await countTraffic(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    return weight();
  });

/**
 * Opens pages one after another in one browser context, and scrolls each to its end.
 * @returns what they transfer together
 */
export const weighWay = (browser: Browser, addresses: readonly string[]): Promise<Weight> =>
  measure(browser, async (page) => {
    const weight = await countTraffic(page);
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'networkidle' });
      for (const text of (await page.locator('main p:visible').all()).slice(0, 3))
        await text.hover();
      // The pointer rests over the text while code scrolls past below it.
      for (let turn = 0; turn < 12; turn++) {
        await page.mouse.wheel(0, 500);
        await page.waitForTimeout(pauseMs);
      }
      await page.waitForLoadState('networkidle');
    }
    return weight();
  });

/**
 * Opens the search, which needs more of the application than any other control.
 * @returns what that adds to the page at rest; nothing if the application is part of it
 */
export const weighApplication = (browser: Browser, address: string): Promise<Weight> =>
  measure(browser, async (page) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const weight = await countTraffic(page);
    if ((await page.locator('html[data-application]').count()) > 0) {
      await page.keyboard.press('/');
    }
    await page.waitForSelector('html[data-has-hydrated="true"]', { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    return weight();
  });
