/** Far-away code and parts of long screens aren't laid out, and the reader doesn't notice. */
import type { Page } from 'playwright-core';
import { layOutAll, untilDrawn, waiting, waitingCode } from './support/lay-out-all';
import { narrow, startVisits, wide } from './support/visit';

const visit = startVisits();
const retrying = '/reference/error-management/recovering/retrying';
const migration = '/guides/migrate/from-cats-effect';
const cause = '/reference/core/cause';
const tables = '/reference/schedule/combinators';

/** The top of a heading in the window after its link was followed, in pixels. */
const belowTheHeader = 80;

/** Whether each matching element is laid out. */
const laidOut = (page: Page, what = waiting): Promise<boolean[]> =>
  page
    .locator(what)
    .evaluateAll((all) =>
      all.map((one) =>
        (one.firstElementChild ?? one).checkVisibility({ contentVisibilityAuto: true }),
      ),
    );

const heights = (page: Page): Promise<number[]> =>
  page
    .locator(waitingCode)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('code below the window', () => {
  it.each([
    retrying,
    migration,
    cause,
    tables,
    '/operators',
    '/operators/zio/ZIO',
    '/which-operator',
  ])('is not laid out on %s until the reader comes near', (route) =>
    visit(route, { viewport: narrow }, async (page) => {
      const before = await laidOut(page);
      expect(before.filter(Boolean).length).toBeLessThan(before.length / 3);
      await page.locator(waiting).last().scrollIntoViewIfNeeded();
      await page.waitForFunction(
        (selector) =>
          [...document.querySelectorAll(selector)]
            .at(-1)
            ?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        waiting,
      );
    }),
  );

  it.each([cause, tables, retrying, '/which-operator'])(
    'is visible wherever the reader scrolls, on %s',
    (route) =>
      visit(route, { viewport: narrow }, async (page) => {
        const { seen, blank } = await page.evaluate(async (selector) => {
          const all = [...document.querySelectorAll(selector)];
          let seen = 0;
          const blank: string[] = [];
          for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
            scrollTo(0, top);
            await new Promise((drawn) =>
              requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))),
            );
            for (const one of all) {
              const { bottom, top } = one.getBoundingClientRect();
              const content = [...one.children].find((child) => child.checkVisibility());
              if (bottom < 10 || top > innerHeight - 10 || !content) continue;
              seen += 1;
              const isThere = content.checkVisibility({ contentVisibilityAuto: true });
              if (!isThere) blank.push(one.outerHTML.slice(0, 80));
            }
          }
          return { seen, blank };
        }, waiting);
        expect(seen).toBeGreaterThan(20);
        expect(blank).toEqual([]);
      }),
  );

  // The height estimate ignores wrapped lines, so this page has no log lines and no traces.
  it.each([
    ['narrow', narrow, 0.1, 75],
    ['wide', wide, 0.02, 30],
  ] as const)('reserves its final height, in a %s window', (_name, viewport, error, most) =>
    visit('/reference/error-management/recovering/timing-out', { viewport }, async (page) => {
      const reserved = await heights(page);
      await layOutAll(page);
      const real = await heights(page);
      expect(real).not.toEqual(reserved);
      expect(Math.abs(sum(real) / sum(reserved) - 1)).toBeLessThan(error);
      const worst = Math.max(...real.map((height, at) => Math.abs(height - (reserved[at] ?? 0))));
      expect(worst).toBeLessThan(most);
    }),
  );

  it('reserves about its final height in a comparison of two libraries', () =>
    visit(migration, { viewport: narrow }, async (page) => {
      const reserved = await heights(page);
      await layOutAll(page);
      expect(Math.abs(sum(await heights(page)) / sum(reserved) - 1)).toBeLessThan(0.15);
    }));

  it.each([
    [migration, 'narrow', narrow, 5],
    [migration, 'wide', wide, 5],
    [cause, 'narrow', narrow, 2],
  ] as const)(
    'does not shift the target of a link to a section, on %s in a %s window',
    (route, _name, viewport, every) =>
      visit(route, { viewport }, async (page) => {
        const tops: number[] = [];
        const sections = await page
          .locator('.markdown :is(h2, h3)[id]')
          .evaluateAll((all) => all.map(({ id }) => id));
        // The last sections are too close to the page's end to scroll to the top.
        for (const id of sections.slice(0, -2).filter((_, at) => at % every === 0)) {
          await page.goto('about:blank');
          await page.goto(`${route}#${id}`);
          await page.evaluate(() => new Promise(requestAnimationFrame));
          tops.push(
            await page.locator(`[id="${id}"]`).evaluate((at) => at.getBoundingClientRect().top),
          );
        }
        expect(tops.length).toBeGreaterThan(4);
        for (const top of tops) expect(Math.abs(top - belowTheHeader)).toBeLessThan(1);
      }),
  );

  it('is focusable if it scrolls, from the start, and not focusable otherwise', () =>
    visit(retrying, { viewport: narrow }, async (page) => {
      const scrollers = (): Promise<{ scrolls: boolean; isStop: boolean }[]> =>
        page.locator(`${waiting} pre`).evaluateAll((all) =>
          all.map((box) => ({
            scrolls: box.scrollWidth > box.clientWidth,
            isStop: (box as HTMLElement).tabIndex === 0,
          })),
        );
      const before = (await scrollers()).filter(({ scrolls }) => scrolls);
      expect(before.length).toBeGreaterThan(0);
      expect(before).not.toContainEqual({ scrolls: true, isStop: false });
      await layOutAll(page);
      await untilDrawn(page);
      expect((await scrollers()).filter(({ scrolls, isStop }) => scrolls !== isStop)).toEqual([]);
    }));

  it('is found by the text search of the browser, and is printed', () =>
    visit(retrying, { viewport: narrow }, async (page) => {
      const last = page.locator(`${waiting} code`).last();
      const line =
        ((await last.textContent()) ?? '').split('\n').sort((a, b) => b.length - a.length)[0] ?? '';
      expect(line.length).toBeGreaterThan(3);
      const find = (words: string): Promise<boolean> =>
        page.evaluate((sought) => (window as unknown as Finder).find(sought), words);
      expect(await find(line)).toBe(true);
      expect(await find('no such words are here')).toBe(false);
      await page.evaluate(() => scrollTo(0, 0));
      await page.emulateMedia({ media: 'print' });
      await untilDrawn(page);
      expect(await laidOut(page)).not.toContain(false);
    }));
});

/** Replaces the browser's own text search, which tests can't open. */
interface Finder {
  readonly find: (words: string) => boolean;
}
