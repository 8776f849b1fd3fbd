import type { Locator, Page } from 'playwright-core';
import { contentId } from '@site/src/site/site-frame/ui/ids';
import { untilDrawn } from './support/lay-out-all';
import { narrow, startVisits } from './support/visit';

/** A page whose sidebar has a category that doesn't contain the page itself. */
const pageBesideCategory = '/guides';
const category = (page: Page) => page.locator('[data-sidebar] details[data-category]').first();

/** Waits ten frames, in which any scrolling would have started. */
async function frames(page: Page): Promise<void> {
  for (let frame = 0; frame < 10; frame++) await untilDrawn(page);
}

/**
 * Longer than a pointer must rest on code to load its types; nothing else shows that resting has no
 * effect.
 */
const restMs = 300;

/** So low that many of the sidebar's links are above the window and many below. */
const lowWindow = { width: 1440, height: 300 };

describe('navigation', () => {
  const visit = startVisits();

  describe.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('%s', (_, javaScriptEnabled) => {
    it('opens and closes a category with the mouse', () =>
      visit(pageBesideCategory, { javaScriptEnabled }, async (page) => {
        const before = await category(page).evaluate((details: HTMLDetailsElement) => details.open);
        await category(page).locator('summary').first().click();
        expect(await category(page).evaluate((details: HTMLDetailsElement) => details.open)).toBe(
          !before,
        );
        await category(page).locator('summary').first().click();
        expect(await category(page).evaluate((details: HTMLDetailsElement) => details.open)).toBe(
          before,
        );
      }));

    it('opens and closes a category with the keyboard', () =>
      visit(pageBesideCategory, { javaScriptEnabled }, async (page) => {
        const before = await category(page).evaluate((details: HTMLDetailsElement) => details.open);
        await category(page).locator('summary').first().focus();
        await page.keyboard.press('Enter');
        expect(await category(page).evaluate((details: HTMLDetailsElement) => details.open)).toBe(
          !before,
        );
      }));

    it('leads to the archive of 1.x and back with the version menu', () =>
      visit('/overview/getting-started', { javaScriptEnabled }, async (page) => {
        const choose = async (version: RegExp): Promise<void> => {
          await page.getByRole('button', { name: /Version of the documentation/ }).click();
          await page.locator('header').getByRole('link', { name: version }).click();
        };
        await choose(/^1\.x/);
        await page.waitForURL('**/1.x');
        expect(await page.getByText(/no longer maintained|unmaintained/i).count()).toBeGreaterThan(
          0,
        );
        await choose(/^2\.x/);
        await page.waitForURL((url) => url.pathname === '/');
      }));

    it('shows the pages of a section in the menu of a narrow screen', () =>
      visit('/guides', { javaScriptEnabled, viewport: narrow }, async (page) => {
        const link = page.locator('nav[popover]').getByRole('link', { name: 'Reference' });
        expect(await link.isVisible()).toBe(false);
        await page.getByRole('button', { name: 'Menu' }).click();
        await link.click();
        await page.waitForURL('**/reference');
      }));
  });

  it.each([
    ['the menu of a section', '/guides', 'Menu'],
    ['the menu of a screen', '/which-operator', 'Menu'],
    ['the search', '/guides', 'Search'],
  ])('does not let the page behind %s scroll on a narrow screen', (_, route, button) =>
    visit(route, { viewport: narrow }, async (page) => {
      const scroll = async (): Promise<number> => {
        const before = await page.evaluate(() => scrollY);
        await page.mouse.move(narrow.width / 2, narrow.height / 10);
        await page.mouse.wheel(0, narrow.height / 4);
        await frames(page);
        return (await page.evaluate(() => scrollY)) - before;
      };
      expect(await scroll()).toBeGreaterThan(0);
      await page.getByRole('button', { name: button }).click();
      expect(await scroll()).toBe(0);
      await page.keyboard.press('Escape');
      expect(await scroll()).toBeGreaterThan(0);
    }),
  );

  it('shows sections and Close above the pages, even those far down, on a narrow screen', () =>
    visit('/reference/stm/stm', { viewport: narrow }, async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.locator('nav:popover-open');
      const pages = menu.locator('[data-sidebar]');
      expect(await pages.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
      for (const control of [
        menu.getByRole('link', { name: 'Reference' }).first(),
        menu.getByRole('button', { name: 'Close' }),
      ]) {
        const { x = 0, y = 0, height = 0 } = (await control.boundingBox()) ?? {};
        const isOnTop = await control.evaluate(
          (element, [left, middle]) => element === document.elementFromPoint(left!, middle!),
          [x + 2, y + height / 2],
        );
        expect(isOnTop).toBe(true);
      }
      await menu.getByRole('button', { name: 'Close' }).click();
      expect(await menu.isVisible()).toBe(false);
    }));

  it('has everything of the header in the menu of a narrow screen', () =>
    visit('/guides', { viewport: narrow }, async (page) => {
      const addresses = await page
        .locator('header a:not([href^="#"], dialog a)')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(addresses.length).toBeGreaterThan(10);
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.locator('nav:popover-open');
      for (const address of addresses) {
        expect(await menu.locator(`a[href="${address}"]`).first().isVisible()).toBe(true);
      }
      expect(await menu.locator('[data-toggle]').isVisible()).toBe(true);
    }));

  it('opens the menu of a narrow screen at its top, with the filter', () =>
    visit('/guides', { viewport: narrow }, async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      const pages = page.locator('nav:popover-open [data-sidebar]');
      expect(await pages.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      expect(await pages.getByRole('searchbox').isVisible()).toBe(true);
    }));

  it('keeps the list of pages where it is on the next page, with the filter in view', () =>
    visit('/reference', { viewport: { width: 1440, height: 600 } }, async (page) => {
      const sidebar = page.locator('[data-sidebar]');
      const scroll = (): Promise<number> => sidebar.evaluate(({ scrollTop }) => scrollTop);
      const top = (link: Locator): Promise<number> =>
        link.evaluate((element) => element.getBoundingClientRect().top);
      expect(await scroll()).toBe(0);
      await sidebar.evaluate((list) => list.scrollBy(0, 200));
      const link = sidebar.getByRole('link', { name: 'Streaming', exact: true });
      const before = await top(link);
      const scrolled = await scroll();
      expect(scrolled).toBeGreaterThan(0);
      await link.click();
      await page.waitForURL((url) => url.pathname !== '/reference');
      await frames(page);
      expect(await scroll()).toBe(scrolled);
      expect(await top(sidebar.locator('[aria-current=page]'))).toBe(before);
      const filter = (await sidebar.getByRole('searchbox').boundingBox())!;
      const header = (await page.locator('header').first().boundingBox())!;
      expect(filter.y).toBeGreaterThan(header.y + header.height);
      expect(filter.y).toBeLessThan(header.y + header.height + 40);
    }));

  it('keeps the state of a category on the next page', () =>
    visit(pageBesideCategory, {}, async (page) => {
      const before = await category(page).evaluate((details: HTMLDetailsElement) => details.open);
      await category(page).locator('summary').first().click();
      await page.reload();
      expect(await category(page).evaluate((details: HTMLDetailsElement) => details.open)).toBe(
        !before,
      );
    }));

  it('keeps opened categories when the application takes over', () =>
    visit(pageBesideCategory, {}, async (page) => {
      await category(page).locator('summary').first().click();
      const open = await category(page).evaluate((details: HTMLDetailsElement) => details.open);
      await page.keyboard.press('/');
      await page.waitForSelector('html[data-has-hydrated="true"]');
      expect(await category(page).evaluate((details: HTMLDetailsElement) => details.open)).toBe(
        open,
      );
    }));

  it('describes the next page, also if its file is the index of a folder', () =>
    visit('/faq', {}, async (page) => {
      for (const end of ['prev', 'next']) {
        expect(await page.locator(`a[rel=${end}] span`).last().textContent()).toMatch(/.{40}/);
      }
    }));

  it('changes the theme, and keeps it on the next page', () =>
    visit('/guides', { colorScheme: 'light' }, async (page) => {
      const paper = (): Promise<string> =>
        page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const light = await paper();
      await page.locator('[data-toggle]').first().click();
      const dark = await paper();
      expect(dark).not.toBe(light);
      await page.goto('/reference');
      expect(await paper()).toBe(dark);
    }));

  it.each([
    ['/reference/services/system', true],
    ['/reference/services/system', false],
    ['/reference/concurrency', true],
    ['/reference/concurrency', false],
  ])(
    '%s is visible in the sidebar, and starts at its top; scripts: %s',
    (route, javaScriptEnabled) =>
      visit('/reference/fiber', { javaScriptEnabled, viewport: lowWindow }, async (page) => {
        const tab = await page.context().newPage();
        // Cached files are available before the first frame, so the page is laid out immediately.
        await tab.goto(route);
        // Any scrolling starts in one of the first frames. A screenshot waits for a frame, even
        // without scripts.
        for (let frame = 0; frame < 3; frame++) await tab.screenshot();
        const current = tab.locator('[data-sidebar] [aria-current=page]');
        const { y = -1, height = 0 } = (await current.boundingBox()) ?? {};
        expect(y).toBeGreaterThan(0);
        expect(y + height).toBeLessThan(lowWindow.height);
        expect(await tab.evaluate(() => scrollY)).toBe(0);
      }),
  );

  it('does not fetch the application for reading and following links', () =>
    visit('/', {}, async (page) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      for (const route of ['/guides', '/reference', '/overview/handling-errors']) {
        await page.locator('header').getByRole('link', { name: 'Overview' }).hover();
        await page.goto(route);
        await page.locator('main p').first().hover();
        for (let turn = 0; turn < 12; turn++) {
          await page.mouse.wheel(0, 300);
          await page.waitForTimeout(restMs);
        }
      }
      // The same with the keyboard, which stops at scrollable code.
      await page.locator(`#${contentId}`).focus();
      for (let stop = 0; stop < 30; stop++) await page.keyboard.press('Tab');
      await page.waitForTimeout(restMs);
      // The script for copy buttons isn't part of the application.
      const own = /\/controls\.\w+\.js$/;
      expect(scripts.filter((address) => !own.test(address))).toEqual([]);
    }));

  it.each([
    ['/', narrow],
    ['/guides', narrow],
    ['/overview/getting-started', { width: 320, height: 600 }],
  ])('%s does not scroll sideways on a screen of %j', (route, viewport) =>
    visit(route, { viewport }, async (page) => {
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }),
  );
});
