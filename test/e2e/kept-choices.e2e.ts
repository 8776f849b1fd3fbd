/**
 * A choice on one page also applies to the other pages, including those that come from the
 * back/forward cache.
 */
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '@site/src/checks/chromium';
import { origin } from './support/site';
import { startVisits } from './support/visit';

const visit = startVisits();

it('the slash opens the search until a reader turns it off, and other keys still work', () =>
  visit('/accessibility', {}, async (page) => {
    const isOpen = () => page.locator('dialog[open]').count();
    await page.keyboard.press('/');
    expect(await isOpen()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByLabel('do nothing').check();
    await page.keyboard.press('/');
    expect(await isOpen()).toBe(0);
    await page.goto('/overview/summary');
    await page.keyboard.press('/');
    expect(await isOpen()).toBe(0);
    await page.keyboard.press('Control+k');
    expect(await isOpen()).toBe(1);
    await page.goto('/accessibility');
    expect(await page.getByLabel('do nothing').isChecked()).toBe(true);
    await page.getByLabel('open the search').check();
    await page.keyboard.press('/');
    expect(await isOpen()).toBe(1);
  }));

describe('going back to a page in the back/forward cache', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: [...chromiumFlags],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  afterAll(() => browser.close());

  it('shows it in the theme chosen since', async () => {
    const page = await browser.newPage({ colorScheme: 'light' });
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    await page.goto(`${origin}/overview/summary`);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) =>
        document.documentElement.toggleAttribute('data-persisted', persisted),
      ),
    );
    expect(await theme()).toBe('light');
    await page.goto(`${origin}/overview/handling-errors`);
    await page.locator('[data-toggle]').first().click();
    expect(await theme()).toBe('dark');
    // The page's load event was long ago.
    await page.goBack({ waitUntil: 'commit' });
    await page.locator('html[data-persisted]').waitFor();
    expect(await theme()).toBe('dark');
  });
});
