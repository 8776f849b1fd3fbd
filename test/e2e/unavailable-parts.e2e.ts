/**
 * The messages about parts that couldn't be loaded, next to the control that was used or at the
 * bottom of the window.
 */
import type { Page } from 'playwright-core';
import { startVisits } from './support/visit';

const visit = startVisits();
const isLost = (problem: string): boolean => /ERR_INTERNET_DISCONNECTED/.test(problem);
const lost = (page: Page) => page.getByText('This part of the page could not be loaded.');

describe('without a connection', () => {
  it.each<[string, string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>]>([
    [
      'the filter of the sidebar',
      '/reference',
      (page) => page.locator('[data-sidebar] input').fill('fiber'),
      (page) =>
        page
          .locator('[data-sidebar]')
          .getByText(/^\d+ pages$/)
          .waitFor(),
    ],
    [
      'the filter of the page index',
      '/page-index',
      (page) => page.locator('main input').first().fill('retry'),
      (page) =>
        page
          .locator('main')
          .getByText(/Retrying/)
          .first()
          .waitFor(),
    ],
    [
      'the filter of the operators',
      '/operators',
      (page) => page.locator('main input').first().fill('retry'),
      (page) => page.locator('main').getByText('retryN').first().waitFor(),
    ],
    [
      'the choice among the libraries',
      '/ecosystem',
      (page) => page.getByRole('group', { name: 'Topic' }).getByText('Databases').click(),
      (page) =>
        page
          .locator('main')
          .getByText(/\d+ of \d+ libraries/)
          .waitFor(),
    ],
  ])('%s (%s) reports it, and works after reconnecting', (_, route, use, works) =>
    visit(route, { expected: isLost }, async (page) => {
      await page.context().setOffline(true);
      await use(page);
      await lost(page).waitFor();
      expect(await lost(page).evaluate((text) => text.closest('[role=status]') !== null)).toBe(
        true,
      );
      await page.context().setOffline(false);
      await page.locator('h1').click();
      await use(page);
      await works(page);
      expect(await lost(page).isVisible()).toBe(false);
    }),
  );

  it('a copy button reports it, and copies after reconnecting', () =>
    visit(
      '/overview/handling-errors',
      { expected: isLost, permissions: ['clipboard-read', 'clipboard-write'] },
      async (page) => {
        await page.context().setOffline(true);
        // The first block of a page has two buttons that copy.
        const frame = page.locator('[data-code]').filter({ visible: true }).nth(1);
        await frame.hover();
        await frame.getByRole('button', { name: 'Copy', exact: true }).click();
        const told = frame.getByRole('button', { name: 'Copy could not be loaded' });
        await told.waitFor();
        await page.context().setOffline(false);
        await told.click();
        await frame.getByRole('button', { name: 'Copy ✓' }).waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
      },
    ));

  it('the search screen reports it once', () =>
    visit(
      '/search?q=retry',
      {
        before: (page) => page.route('**/assets/js/**', (route) => route.abort()),
        expected: (problem) => /ERR_FAILED/.test(problem),
      },
      async (page) => {
        await page.locator('main').getByText('The search could not be loaded.').waitFor();
        expect(await lost(page).count()).toBe(1);
        expect(await lost(page).isVisible()).toBe(false);
      },
    ));
});
