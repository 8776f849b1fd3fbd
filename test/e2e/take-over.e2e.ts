// cspell:ignore retrng
/** The moment when the application takes over a page that the reader is using. */
import type { Page } from 'playwright-core';
import { differingPixels } from './support/pictures';
import { startVisits } from './support/visit';

const visit = startVisits();
const hydrated = 'html[data-has-hydrated="true"]';

/** Delays the application's scripts; returns a function that releases them. */
async function hold(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', (route) => held.then(() => route.continue()));
  return release;
}

/** Collects all console messages, not only warnings. */
function heard(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  return messages;
}

/** Counts layout shifts outside the elements that match a selector. */
async function watchShifts(page: Page, used: string): Promise<() => Promise<string[]>> {
  await page.evaluate((selector) => {
    const shifted: string[] = [];
    Object.assign(window, { shifted });
    interface Shift extends PerformanceEntry {
      readonly sources: readonly { readonly node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { node } of (list.getEntries() as Shift[]).flatMap(({ sources }) => sources)) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (!element?.closest(selector)) shifted.push(element?.outerHTML.slice(0, 100) ?? 'gone');
      }
    }).observe({ type: 'layout-shift' });
  }, used);
  return () => page.evaluate(() => (window as unknown as { shifted: string[] }).shifted);
}

describe.each([
  ['the search', '/reference/schedule/combinators', 'dialog', 'dialog input[role=combobox]'],
  ['the sidebar filter', '/reference', '[data-sidebar]', '[data-sidebar] input'],
])('when %s is used', (_, route, used, field) => {
  const useIt = async (page: Page): Promise<void> => {
    if (used === 'dialog') await page.keyboard.press('/');
    else await page.locator(field).focus();
    await page.locator(`${field}:focus`).waitFor();
  };

  const leaveIt = async (page: Page): Promise<void> => {
    if (used === 'dialog') await page.keyboard.press('Escape');
    else await page.locator(field).blur();
  };

  it('nothing else moves or changes its appearance, and the console stays empty', () =>
    visit(route, {}, async (page) => {
      const messages = heard(page);
      const release = await hold(page);
      const picture = () => page.screenshot({ mask: [page.locator(used)], animations: 'disabled' });
      const before = await picture();
      const shifts = await watchShifts(page, used);
      await useIt(page);
      release();
      await page.waitForSelector(hydrated);
      await page.waitForLoadState('networkidle');
      await leaveIt(page);
      expect(await shifts()).toEqual([]);
      expect(await differingPixels(page, before, await picture())).toBe(0);
      expect(messages).toEqual([]);
    }));

  it('the typed text stays, with the cursor in it', () =>
    visit(route, {}, async (page) => {
      const release = await hold(page);
      await useIt(page);
      await page.keyboard.type('retrng');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.evaluate(() => Object.assign(window, { typedIn: document.activeElement }));
      release();
      await page.waitForSelector(hydrated);
      await page.keyboard.type('yi');
      expect(
        await page.evaluate(() => {
          const { typedIn } = window as unknown as { typedIn: HTMLInputElement };
          return [typedIn === document.activeElement, typedIn.isConnected, typedIn.value];
        }),
      ).toEqual([true, true, 'retrying']);
      await page.locator(used).getByText('Retrying with schedules').first().waitFor();
    }));
});

it('a button that is pressed before the application has loaded takes effect once', () =>
  visit('/overview/creating-effects', {}, async (page) => {
    const messages = heard(page);
    const release = await hold(page);
    const button = page.locator('[data-code-types]').filter({ visible: true }).first();
    // The loader holds back the reader's click, so the click that reaches the button is the one
    // that takes effect.
    await button.evaluate((element) => {
      const answered: string[] = [];
      Object.assign(window, { answered });
      element.addEventListener('click', ({ type }) => answered.push(type));
    });
    const answered = () =>
      page.evaluate(() => (window as unknown as { answered: string[] }).answered);
    await button.click();
    expect(await answered()).toEqual([]);
    release();
    await page.locator('#code-type:popover-open').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await answered()).toEqual(['click']);
    expect(messages).toEqual([]);
  }));

it('a category that opens while the application takes over its sidebar stays open, and one more click closes it', () =>
  visit('/ecosystem', {}, async (page) => {
    const release = await hold(page);
    await page.locator('[data-sidebar] input').focus();
    const closed = '[data-sidebar] details[data-category]:not([open])';
    const key = await page.locator(closed).first().getAttribute('data-category');
    const category = page.locator(`[data-sidebar] details[data-category="${key}"]`);
    const isOpen = () => category.evaluate((details) => (details as HTMLDetailsElement).open);
    await category.locator('summary').first().click();
    expect(await isOpen()).toBe(true);
    release();
    await page.waitForSelector(hydrated);
    expect(await isOpen()).toBe(true);
    await category.locator('summary').first().click();
    expect(await isOpen()).toBe(false);
  }));
