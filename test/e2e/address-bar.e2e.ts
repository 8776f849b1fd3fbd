/** The search from the browser's address bar: its OpenSearch description and the search screen. */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser, openWatchedPage } from './support/browser';
import { buildFolder, builtRoutes } from './support/site';

const description = fs.readFileSync(path.join(buildFolder, 'opensearch.xml'), 'utf8');
const template = /template="([^"]*\{searchTerms\})"/.exec(description)?.[1] ?? '';

describe('the OpenSearch description', () => {
  it('is linked from every page', () => {
    const without = builtRoutes().filter((route) => {
      const html = fs.readFileSync(
        path.join(buildFolder, `${route.slice(1) || 'index'}.html`),
        'utf8',
      );
      return !/<link[^>]*\brel="?search"?[^>]*\/opensearch\.xml/.test(html);
    });
    expect(without).toEqual([]);
  });

  it('names an existing picture and an existing address of this site', () => {
    const image = /<Image[^>]*>https?:\/\/[^/]+\/([^<]*)</.exec(description)?.[1] ?? '';
    expect(fs.existsSync(path.join(buildFolder, image))).toBe(true);
    const screen = new URL(template).pathname;
    expect(fs.existsSync(path.join(buildFolder, `${screen}.html`))).toBe(true);
    expect(fs.readFileSync(path.join(buildFolder, 'sitemap.xml'), 'utf8')).not.toContain(screen);
  });
});

describe('the search screen', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  const addressFor = (query: string): string => {
    const { pathname, search } = new URL(
      template.replace('{searchTerms}', encodeURIComponent(query)),
    );
    return pathname + search;
  };
  const rows = 'main [role=option]';

  it('shows results for the query in its address, also after going back', async () => {
    const { page, problems, close } = await openWatchedPage(browser);
    await page.goto(addressFor('foreach par'));
    const field = page.locator('main').getByRole('combobox', { name: 'Search' });
    await page.locator(rows).filter({ hasText: 'foreachPar' }).first().waitFor();
    expect(await field.inputValue()).toBe('foreach par');
    await field.fill('catchAll');
    await page.locator(`${rows}[aria-selected=true]`).filter({ hasText: 'catchAll' }).waitFor();
    await field.press('Enter');
    await page.waitForURL(/catching|errors/);
    await page.goBack();
    await page.locator(rows).filter({ hasText: 'catchAll' }).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it.each([
    ['markup', '<img src=x onerror="document.title=1">'],
    ['a very long word', 'x'.repeat(3_000)],
  ])('treats %s in its address as text', async (_, query) => {
    const { page, problems, close } = await openWatchedPage(browser);
    await page.goto(addressFor(query));
    await page
      .locator('main [role=status]')
      .getByText(/found|No results/)
      .waitFor({ state: 'attached' });
    expect(await page.locator('main img').count()).toBe(0);
    expect(await page.title()).toContain('Search');
    expect(problems).toEqual([]);
    await close();
  });

  it('accepts malformed encoding in its address', async () => {
    const { page, problems, close } = await openWatchedPage(browser);
    await page.goto(`${addressFor('')}%E0%A4%A`);
    await page.locator('main [role=listbox]').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('explains that it needs scripts when they are off', async () => {
    const { page, close } = await openWatchedPage(browser, { javaScriptEnabled: false });
    await page.goto(addressFor('retry'));
    await page.getByText('so it needs JavaScript').waitFor();
    expect(await page.locator('main').getByRole('link', { name: 'page index' }).count()).toBe(1);
    await close();
  });
});
