/** Everything that moves or opens also works in Firefox, which has fewer of the newest features. */
import { firefox, type Browser, type Page } from 'playwright-core';
import { origin } from './support/site';

/** The path of Firefox: Debian's, unless the variable `FIREFOX` names another. */
const executablePath = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  // This channel speaks WebDriver BiDi, which any Firefox understands, not only Playwright's own.
  browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
});
afterEach(() => page.close());

const open = (route: string) => page.goto(`${origin}${route}`);
const isOpen = (selector: string, options: { readonly timeout?: number } = {}) =>
  page.waitForSelector(`${selector}:popover-open`, options);

it('the search opens with a key, and finds a page', async () => {
  await open('/overview/handling-errors');
  await page.keyboard.press('/');
  await page.waitForSelector('dialog[open]');
  await page.keyboard.type('TestClock');
  await page.waitForSelector('[role=option]:has-text("TestClock")');
  await page.keyboard.press('Enter');
  await page.waitForFunction('location.pathname !== "/overview/handling-errors"');
});

it('code shows a type under the pointer, and the note that it loads goes away', async () => {
  await open('/overview/handling-errors');
  await page.hover('main [data-facts] :text("ZIO")');
  await page.waitForSelector('html[data-app-state=ready]');
  const showType = async (): Promise<unknown> => {
    await page.mouse.move(5, 5);
    await page.hover('main [data-facts] [data-fact]');
    return isOpen('#code-type', { timeout: 5000 });
  };
  // Firefox on a busy machine can lose a move of the pointer; a reader would point again, too.
  await showType().catch(showType).catch(showType);
});

it('the definition of a term stays in the margin while the pointer moves onto it', async () => {
  await open('/overview/running-effects');
  const service = '.markdown > p:has(a[href="/glossary#service"])';
  await page.hover(`${service} a:has(+ [role=tooltip])`);
  const definition = page.locator(`${service} [role=tooltip]`);
  await definition.waitFor();
  const from = (await page.locator(`${service} a`).first().boundingBox())!;
  const to = (await definition.boundingBox())!;
  expect(Math.abs(to.y - from.y)).toBeLessThan(1);
  const y = from.y + from.height / 2;
  for (let x = from.x; x < to.x + to.width / 2; x += 8) {
    await page.mouse.move(x, y);
    expect(await definition.isVisible()).toBe(true);
  }
  await page.mouse.move(5, 5);
  expect(await definition.isVisible()).toBe(false);
});

it('menus open and close', async () => {
  await open('/overview/handling-errors');
  for (const [button, menu] of [
    ['This page', '#page-menu'],
    ['2.x', '#site-versions'],
  ]) {
    await page.click(`button:visible:has-text("${button}")`);
    await isOpen(menu ?? '');
    await page.keyboard.press('Escape');
    await page.waitForFunction(`!document.querySelector('${menu}:popover-open')`);
  }
  await page.keyboard.press('?');
  await isOpen('#site-keys');
  await page.keyboard.press('?');
  await page.waitForFunction(`!document.querySelector('#site-keys:popover-open')`);
});

it('the menu of a narrow window opens and closes', async () => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open('/overview/handling-errors');
  await page.click('button:has-text("Menu")');
  await isOpen('#site-menu');
  await page.click('#site-menu button:has-text("Close")');
  await page.waitForFunction(`!document.querySelector('#site-menu:popover-open')`);
});

it('a run of the program on the home page can be chosen', async () => {
  await open('/');
  await page.click('label:has-text("Too slow")');
  await page.waitForSelector('[data-tab-value=slow] [data-outcome=failure]');
});

it('the theme changes, and stays on the next page', async () => {
  await open('/');
  const theme = () => page.$eval('html', (html) => getComputedStyle(html).backgroundColor);
  const before = await theme();
  await page.click('[data-toggle]');
  const after = await theme();
  expect(after).not.toBe(before);
  await open('/glossary');
  expect(await theme()).toBe(after);
});
