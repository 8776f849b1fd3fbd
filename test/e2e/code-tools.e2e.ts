/**
 * The buttons that code blocks show on hover: they must not cover the text that the reader points
 * at.
 */
import type { Page } from 'playwright-core';
import { layOutAll } from './support/lay-out-all';
import { startVisits } from './support/visit';

const visit = startVisits();
const routes = [
  '/',
  '/overview/getting-started',
  '/overview/handling-errors',
  '/overview/platforms',
  '/guides/migrate/from-cats-effect',
  '/contributing-to-documentation',
];

/** Chooses the tab at a position in each tab set; returns whether any set has that many tabs. */
const showTabs = (page: Page, place: number): Promise<boolean> =>
  page.evaluate((at) => {
    const inputs = [...document.querySelectorAll('[data-tabs]')].map(
      (group) => group.querySelectorAll<HTMLInputElement>(':scope > input')[at],
    );
    for (const input of inputs) if (input) input.checked = true;
    return inputs.some(Boolean);
  }, place);

/** The buttons that cover text, each with that text, and the number of visible buttons. */
const lookAtTools = (page: Page): Promise<{ count: number; covering: string[] }> =>
  page.evaluate(() => {
    const tools = [...document.querySelectorAll('[data-code] button')]
      .map((button) => ({ button, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const covering: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.textContent?.trim() || text.parentElement?.closest('button, .visually-hidden')) {
        continue;
      }
      range.selectNodeContents(text);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        for (const { button, box } of tools) {
          const isOver =
            Math.min(right, box.right) - Math.max(left, box.left) > 0.5 &&
            Math.min(bottom, box.bottom) - Math.max(top, box.top) > 0.5;
          if (isOver) covering.push(`${button.textContent}: ${text.textContent}`);
        }
      }
    }
    return { count: tools.length, covering };
  });

it.each(routes.flatMap((route) => [320, 1280, 1440].map((width) => [route, width] as const)))(
  'the tools of %s blocks cover no text in a window of %i px',
  (route, width) =>
    visit(route, { viewport: { width, height: 800 } }, async (page) => {
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) {
          (details as HTMLDetailsElement).open = true;
        }
      });
      await layOutAll(page);
      for (let place = 0; place === 0 || (await showTabs(page, place)); place += 1) {
        const { count, covering } = await lookAtTools(page);
        expect(count).toBeGreaterThan(0);
        expect(covering).toEqual([]);
      }
    }),
);

it.each([320, 1440])(
  'Copy is always visible, and the other tools when the pointer is over the block, at %i px',
  (width) =>
    visit(
      '/overview/handling-errors',
      { viewport: { width, height: 800 }, reducedMotion: 'reduce' },
      async (page) => {
        const block = page.locator('main [data-code]').first();
        const visible = () =>
          block
            .locator('button')
            .evaluateAll((buttons) =>
              buttons
                .filter((button) => getComputedStyle(button).opacity === '1')
                .map(({ textContent }) => textContent),
            );
        const all = ['Types', 'Copy lines', 'Copy program'];
        expect(await visible()).toEqual(width < 1024 ? all : ['Copy program']);
        await block.hover();
        expect(await visible()).toEqual(all);
        await block.locator('[data-copy]').last().hover();
        expect(await visible()).toEqual(all);
      },
    ),
);

describe('the first use of code on a page', () => {
  const identifier = (page: Page) =>
    page.locator('main [data-facts]').first().getByText('ZIO', { exact: true }).first();

  it('shows the type below a tap', () =>
    visit(
      '/overview/handling-errors',
      { viewport: { width: 375, height: 812 }, hasTouch: true },
      async (page) => {
        await identifier(page).tap();
        await page.locator('[role=tooltip]:popover-open').getByText('ZIO').first().waitFor();
        await page.locator('html[data-app-state=ready]').waitFor({ state: 'attached' });
      },
    ));

  it('ends the note that something is loading', () =>
    visit('/overview/handling-errors', { viewport: { width: 1440, height: 800 } }, async (page) => {
      const code = page.locator('main [data-facts]').first();
      await code.hover({ position: { x: 5, y: 5 } });
      await identifier(page).hover();
      await page.locator('html[data-app-state=ready]').waitFor({ state: 'attached' });
      expect(await page.getByText('Loading …').filter({ visible: true }).count()).toBe(0);
    }));
});
