/**
 * Hostile input in addresses, fragments and storage, and a lost connection: the page stays
 * readable.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openWatchedPage } from './support/browser';
import { buildFolder } from './support/site';

const route = '/guides';
const coursePage = '/overview/creating-effects';
const markup =
  '"><img src=x onerror="document.title=`taken over`"><script>document.title=1</script>';
const category = (page: Page) => page.locator('[data-sidebar] details[data-category]').first();
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);

/** Starts the application, which also reads the address. */
async function startApplication(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.waitForSelector('html[data-has-hydrated="true"]', { timeout: 30_000 });
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/**
 * Runs `walk` in a fresh browser. `prepare` runs before each page's scripts; `expected` matches
 * problems that belong to the walk.
 */
async function visit(
  walk: (page: Page) => Promise<void>,
  prepare: () => void = () => undefined,
  expected = /^$/,
): Promise<void> {
  const { page, problems, close } = await openWatchedPage(browser);
  try {
    await page.addInitScript(prepare);
    await walk(page);
    expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
  } finally {
    await close();
  }
}

describe('an address', () => {
  it.each([
    ['markup in the fragment', `${route}#${markup}`],
    ['malformed encoding in the fragment', `${route}#%E0%A4%A`],
    ['a very long fragment', `${route}#${'x'.repeat(100_000)}`],
    ['markup in the query', `${route}?q=${encodeURIComponent(markup)}`],
    ['unknown filters', `/ecosystem?category=${encodeURIComponent(markup)}&x=%E0%A4%A`],
    ['filters named like object members', '/ecosystem?__proto__=1&constructor=2&category=toString'],
  ])('with %s shows its page and starts the application', (_, address) =>
    visit(async (page) => {
      await page.goto(address);
      const title = await page.title();
      await startApplication(page);
      expect(await page.locator('h1').isVisible()).toBe(true);
      expect(await page.title()).toBe(title);
    }),
  );

  it('with malformed encoding leads to the 404 page, with the application', () =>
    visit(
      async (page) => {
        const body = fs.readFileSync(path.join(buildFolder, '404.html'), 'utf8');
        await page.route(/%ff/, (asked) =>
          asked.fulfill({ status: 404, contentType: 'text/html', body }),
        );
        await page.goto('/%ff/guides');
        await page.waitForSelector('html[data-has-hydrated="true"]', { timeout: 30_000 });
        expect(await page.locator('h1').textContent()).toContain('Page not found');
      },
      undefined,
      /404/,
    ));
});

describe('the browser storage', () => {
  it.each([
    ['is not valid JSON', () => localStorage.setItem('choices', '{"a":[')],
    ['contains no object', () => localStorage.setItem('choices', '"text"')],
    ['contains null', () => localStorage.setItem('choices', 'null')],
    [
      'contains unknown choices and markup',
      () => {
        localStorage.setItem(
          'choices',
          '{"__proto__":{"x":1},"recent":{"length":1e9},"theme":"\\"><script>document.title=1</script>"}',
        );
      },
    ],
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        Object.defineProperty(window, 'localStorage', {
          value: new Proxy(
            {},
            {
              set: () => {
                throw new DOMException('full', 'QuotaExceededError');
              },
            },
          ),
        });
      },
    ],
    [
      'is denied',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
    ],
  ])('that %s leaves themes, categories and the application working', (_, spoil) =>
    visit(async (page) => {
      await page.goto(route);
      const before = await theme(page);
      expect(before).toMatch(/^(?:light|dark)$/);
      await page.locator('[data-toggle]').first().click();
      expect(await theme(page)).not.toBe(before);
      const open = await category(page).getAttribute('open');
      await category(page).locator('summary').first().click();
      expect(await category(page).getAttribute('open')).not.toBe(open);
      await startApplication(page);
      expect(await page.locator('h1').isVisible()).toBe(true);
    }, spoil),
  );
});

describe('a lost connection', () => {
  it('leaves the page as it is while reading, and the search says what does not work', () =>
    visit(
      async (page) => {
        await page.goto(route);
        await page.context().setOffline(true);
        await page.keyboard.press('/');
        await page.getByText('The search could not be loaded.').waitFor();
        await page.keyboard.press('Escape');
        await category(page).locator('summary').first().click();
        expect(await page.locator('h1').isVisible()).toBe(true);
        await page.context().setOffline(false);
        await startApplication(page);
      },
      undefined,
      /ERR_INTERNET_DISCONNECTED/,
    ));

  it.each(['the application', 'the data on types'])(
    'before %s has loaded is reported by the types button, which can be used again',
    (missing) =>
      visit(
        async (page) => {
          await page.goto(coursePage);
          if (missing !== 'the application') {
            await startApplication(page);
            await page.keyboard.press('Escape');
          }
          const button = page.locator('[data-code-types]').filter({ visible: true }).first();
          await page.context().setOffline(true);
          await button.focus();
          await page.keyboard.press('Enter');
          await page.getByRole('button', { name: 'Types could not be loaded' }).waitFor();
          await page.context().setOffline(false);
          await page.keyboard.press('Enter');
          await page.locator('#code-type:popover-open').waitFor();
          await page.keyboard.press('Escape');
          await page.getByRole('button', { name: 'Types', exact: true }).first().waitFor();
        },
        undefined,
        /ERR_INTERNET_DISCONNECTED/,
      ),
  );

  it('after the application has loaded does not affect an open search and filters', () =>
    visit(
      async (page) => {
        const rows = page.locator('dialog [role=option]');
        const filter = page.getByRole('searchbox', { name: 'Filter Reference pages' });
        const links = page.locator('[data-sidebar] ul:not([hidden])').getByRole('link');
        await page.goto('/reference');
        await page.keyboard.press('/');
        await page.keyboard.type('retry');
        // Marks are only in text results, so the index has loaded.
        await rows.locator('mark').first().waitFor();
        await page.keyboard.press('Escape');
        await filter.fill('schedule');
        await links.filter({ hasText: 'Fiber' }).first().waitFor({ state: 'detached' });
        await page.context().setOffline(true);
        await filter.fill('interruption');
        await links.filter({ hasText: 'Interruption' }).first().waitFor();
        await page.keyboard.press('Control+k');
        await page.locator('dialog').getByRole('combobox', { name: 'Search' }).fill('catchAll');
        await rows.filter({ hasText: 'catchAll' }).first().waitFor();
      },
      undefined,
      /ERR_INTERNET_DISCONNECTED/,
    ));
});

describe('an application script that cannot be fetched', () => {
  const here = '/reference/schedule/combinators';
  const button = 'header [data-search]';
  const message = (page: Page) =>
    page.getByText('The search could not be loaded.').filter({ visible: true });

  /** Opens a page's search, types, and picks a result on the same page; returns the outcome. */
  const pickHere = async (page: Page): Promise<string> => {
    await page.goto(here);
    await page.keyboard.press('/');
    await page.keyboard.type('schedule combinators');
    const row = page.locator(`dialog [role=option][href^="${here}#"]`).first();
    await message(page).or(row).first().waitFor();
    if (await message(page).isVisible()) return 'message';
    // Not with the mouse, because rows move until the text search is complete.
    await row.evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/#/);
    // The marks are loading now; if their script is blocked, the network also becomes idle.
    await page.waitForLoadState('networkidle');
    return 'results';
  };
  /** Opens the search screen; returns the outcome. */
  const openScreen = async (page: Page): Promise<string> => {
    await page.goto('/search?q=retry');
    const row = page.locator('main [role=option]').first();
    await message(page).or(row).first().waitFor();
    await page.locator('main').getByRole('combobox', { name: 'Search' }).waitFor();
    if (!(await message(page).isVisible())) return 'results';
    await page.locator('main').getByRole('link', { name: 'page index' }).first().waitFor();
    await page.locator('html[data-app-state=failed]').waitFor();
    return 'message';
  };

  it.each([
    ['leads to a result on itself', pickHere],
    ['is the search screen', openScreen],
  ])('leaves the search on a page that %s, with results or a message', async (_, walk) => {
    const scripts = new Set<string>();
    await visit(async (page) => {
      page.on('request', (request) => {
        if (request.url().includes('/assets/js/')) scripts.add(new URL(request.url()).pathname);
      });
      expect(await walk(page)).toBe('results');
    });
    expect(scripts.size).toBeGreaterThan(3);
    const outcomes: string[] = [];
    for (const script of scripts) {
      await visit(
        async (page) => {
          await page.route(`**${script}`, (route) => route.abort());
          outcomes.push(await walk(page));
          const left = [await page.locator(button).count(), await page.locator('dialog').count()];
          expect([script, ...left]).toEqual([script, 1, 1]);
        },
        undefined,
        /ERR_FAILED|Loading chunk|importScripts/,
      );
    }
    expect(new Set(outcomes)).toContain('message');
  });
});
