/** What others put into addresses, fragments and the storage, and a connection that is lost: the page stays readable. */
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

/** Brings the application, which reads the address too. */
async function startApplication(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.waitForSelector('html[data-has-hydrated="true"]', { timeout: 30_000 });
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Walks in a fresh browser; `prepare` runs before each page's scripts, `expected` are problems of the walk. */
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
    ['broken encoding in the fragment', `${route}#%E0%A4%A`],
    ['a very long fragment', `${route}#${'x'.repeat(100_000)}`],
    ['markup in the query', `${route}?q=${encodeURIComponent(markup)}`],
    ['filters that there are not', `/ecosystem?category=${encodeURIComponent(markup)}&x=%E0%A4%A`],
    ['filters that are names of members', '/ecosystem?__proto__=1&constructor=2&category=toString'],
  ])('with %s shows its page, and the application takes it', (_, address) =>
    visit(async (page) => {
      await page.goto(address);
      const title = await page.title();
      await startApplication(page);
      expect(await page.locator('h1').isVisible()).toBe(true);
      expect(await page.title()).toBe(title);
    }),
  );

  it('that is no text leads to the page for lost addresses, with the application', () =>
    visit(
      async (page) => {
        const body = fs.readFileSync(path.join(buildFolder, '404.html'), 'utf8');
        await page.route(/%ff/, (asked) =>
          asked.fulfill({ status: 404, contentType: 'text/html', body }),
        );
        await page.goto('/%ff/guides');
        await page.waitForSelector('html[data-has-hydrated="true"]', { timeout: 30_000 });
        expect(await page.locator('h1').textContent()).toContain('no page at this address');
      },
      undefined,
      /404/,
    ));
});

describe('the storage', () => {
  it.each([
    ['is broken', () => localStorage.setItem('choices', '{"a":[')],
    ['holds no record', () => localStorage.setItem('choices', '"text"')],
    ['holds nothing', () => localStorage.setItem('choices', 'null')],
    [
      'holds strange choices and markup',
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
      await page.locator('[data-theme-toggle]').first().click();
      expect(await theme(page)).not.toBe(before);
      const open = await category(page).getAttribute('open');
      await category(page).locator('summary').first().click();
      expect(await category(page).getAttribute('open')).not.toBe(open);
      await startApplication(page);
      expect(await page.locator('h1').isVisible()).toBe(true);
    }, spoil),
  );
});

describe('a connection that is lost', () => {
  it('while reading leaves the page as it is, and the search says what does not work', () =>
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

  it.each(['the application', 'what is known of the code'])(
    'before %s is there lets the button for types say so, and be used again',
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

  it('once the application is there leaves a way back to the page', () =>
    visit(
      async (page) => {
        await page.goto(route);
        await startApplication(page);
        await page.keyboard.press('Escape');
        const title = await page.locator('h1').textContent();
        await page.context().setOffline(true);
        const link = page.locator('main a[href^="/guides/"]').first();
        await link.click();
        await page.waitForTimeout(1000);
        await page.context().setOffline(false);
        await page.goBack();
        await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
      },
      undefined,
      /ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk/,
    ));
});
