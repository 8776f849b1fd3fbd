/**
 * The parts of pages that the application takes over when they are used, and those that it leaves
 * alone.
 */
import type { Page } from 'playwright-core';
import { narrow, startVisits, wide } from './support/visit';

const visit = startVisits();
const hydrated = 'html[data-has-hydrated="true"]';

/** Types immediately, while the application is loading. */
async function typeInto(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).first().focus();
  await page.keyboard.type(text);
  await page.waitForSelector(hydrated);
}

it.each([
  ['/page-index', 'main input[type=search]', 'main section li'],
  ['/page-index/a-z', 'main input[type=search]', 'main section li'],
  ['/operators', '#operators-filter', 'main :is(dl > div, ul[data-distant] > li)'],
])('%s filters, including by text typed earlier', (route, field, rows) =>
  visit(route, {}, async (page) => {
    const before = await page.locator(rows).count();
    await typeInto(page, field, 'retry');
    await page.waitForFunction(
      ([selector, all]) => document.querySelectorAll(String(selector)).length < Number(all),
      [rows, before] as const,
    );
    const shown = await page.locator(rows).allTextContents();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.some((row) => /retry/i.test(row))).toBe(true);
    await page.locator(field).fill('');
    await page.waitForFunction(
      ([selector, all]) => document.querySelectorAll(String(selector)).length === Number(all),
      [rows, before] as const,
    );
  }),
);

it('a component of a page takes over when it is used, and keeps the text typed earlier', () =>
  visit('/contributing-to-documentation', {}, async (page) => {
    const verdict = page.locator('main form output');
    expect(await verdict.textContent()).toBe('70 to 140 characters');
    await typeInto(page, 'main form textarea', 'Retry failures.');
    await verdict.getByText('15 characters: 55 too few').waitFor();
    await page.keyboard.type(' '.repeat(3) + 'a'.repeat(60));
    await verdict.getByText('78 characters: fits').waitFor();
  }));

it('the library directory filters by a choice', () =>
  visit('/ecosystem', {}, async (page) => {
    const entries = page.locator('main li[id]').filter({ visible: true });
    const before = await entries.count();
    await page.getByRole('group', { name: 'Topic' }).getByText('Databases').click();
    await page.waitForSelector(hydrated);
    await page.waitForURL(/\?/);
    const after = await entries.count();
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThan(before);
  }));

describe('the comparison of the library directory', () => {
  const bar = (page: Page) => page.getByRole('region', { name: 'Comparison' });
  const compare = (page: Page, name: string) =>
    page.getByRole('checkbox', { name: `Compare ${name}`, exact: true });

  it.each([narrow, wide])(
    'keeps the first click, and stays in view with its table, at %j',
    (viewport) =>
      visit('/ecosystem', { viewport }, async (page) => {
        await compare(page, 'ZIO Kafka').click();
        await bar(page).getByRole('button', { name: 'Remove ZIO Kafka' }).waitFor();
        expect(await compare(page, 'ZIO Kafka').isChecked()).toBe(true);
        await compare(page, 'ZIO AMQP').click();
        const before = await page.evaluate(() => scrollY);
        // Not `click`, which may scroll.
        const summary = (await bar(page).getByText('Compare 2 libraries').boundingBox())!;
        await page.mouse.click(summary.x + 9, summary.y + 9);
        const { y = 0, height = 0 } = (await bar(page).getByRole('table').boundingBox()) ?? {};
        expect(y).toBeGreaterThan(0);
        expect(y + height).toBeLessThanOrEqual(viewport.height);
        expect(await page.evaluate(() => scrollY)).toBe(before);
      }),
  );

  it('is in the address, which opens the table, also when the page is reloaded', () =>
    visit('/ecosystem', {}, async (page) => {
      await compare(page, 'ZIO JSON').click();
      await compare(page, 'ZIO Schema').click();
      await page.waitForURL('**/ecosystem?compare=zio-json+zio-schema#filters');
      await page.reload();
      await bar(page).getByRole('table').waitFor();
      expect(await compare(page, 'ZIO Schema').isChecked()).toBe(true);
    }));
});

describe('the operator picker', () => {
  const rows = (page: Page) => page.locator('main tbody tr').filter({ visible: true });
  const tables = (page: Page) => page.locator('main table').filter({ visible: true });

  it.each([narrow, wide])('shows the rows that its address chooses, at %j', (viewport) =>
    visit('/which-operator?have=option&want=fail#picker', { viewport }, async (page) => {
      await page.waitForFunction(() => document.querySelector('main tr[hidden]') !== null);
      expect(await rows(page).count()).toBeLessThan(20);
      expect(await rows(page).allTextContents()).toContainEqual(
        expect.stringContaining('ZIO.fromOption(option)'),
      );
      expect(await page.locator('main output').textContent()).toMatch(/^\d+ of \d+ rows$/);
      await page.getByRole('button', { name: 'Show all rows' }).click();
      await page.waitForFunction(() => document.querySelector('main tr[hidden]') === null);
      expect(new URL(page.url()).search).toBe('');
    }),
  );

  it('is where the table on a page leads to, with the goal of the table', () =>
    visit('/reference/error-management/recovering/retrying', {}, async (page) => {
      await page.getByRole('link', { name: /^More ways to retry/ }).click();
      await page.waitForURL(/want=repeat/);
      await page.waitForFunction(() => document.querySelector('main tr[hidden]') !== null);
      expect(await tables(page).count()).toBeGreaterThan(3);
    }));
});

it('only the used part renders again', () =>
  visit('/reference/schedule/combinators', {}, async (page) => {
    await page.evaluate(() => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      new MutationObserver((records) => {
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          const isPart = element?.closest('[data-island=search]') ?? element?.closest('head');
          if (!isPart && element !== document.documentElement) changes.push(element?.tagName ?? '');
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.keyboard.press('/');
    await page.keyboard.type('retry');
    await page.locator('[role=option]').first().waitFor();
    expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual(
      [],
    );
  }));
