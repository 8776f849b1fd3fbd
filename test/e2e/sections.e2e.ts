/** On a phone a page is laid out section by section, and nobody can tell. */
import type { Page } from 'playwright-core';
import { untilDrawn } from './support/lay-out-all';
import { holdLoad, laidOutSections, sections, untilSectionsAreLaidOut } from './support/sections';
import { narrow, startVisits, wide } from './support/visit';

const visit = startVisits();
const cause = '/reference/core/cause';
const migration = '/guides/migrate/from-cats-effect';
const hydrated = 'html[data-has-hydrated="true"]';

/** Where a heading stands in the window after its address has been followed, in pixels. */
const belowTheHeader = 80;

/** By how many pixels the browser may be off when it keeps the reader's place. */
const rounded = 1;

/** How far the headings of the sections stand below the first of them, by their ids. */
const places = (page: Page): Promise<Record<string, number>> =>
  page.locator(`${sections} h2[id]`).evaluateAll((all) => {
    const tops = all.map((h2) => [h2.id, h2.getBoundingClientRect().top] as const);
    return Object.fromEntries(tops.map(([id, top]) => [id, top - (tops[0]?.[1] ?? 0)]));
  });

const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`[id="${id}"]`).evaluate((at) => at.getBoundingClientRect().top);

/** The id of a section's heading in the middle of the page. */
async function middle(page: Page): Promise<string> {
  const ids = Object.keys(await places(page));
  expect(ids.length).toBeGreaterThan(4);
  return ids[Math.floor(ids.length / 2)] ?? '';
}

describe('the sections of a page on a phone', () => {
  it.each([cause, migration])(
    'wait until %s is loaded, and are then laid out by themselves',
    (route) =>
      visit('about:blank', { viewport: narrow }, async (page) => {
        const load = await holdLoad(page);
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        await untilDrawn(page);
        const before = await laidOutSections(page);
        expect(before.length).toBeGreaterThan(4);
        expect(before.filter(Boolean).length).toBeLessThan(before.length / 2);
        await load();
        await untilSectionsAreLaidOut(page);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      }),
  );

  it('are there at once where the reader comes to them before that', () =>
    visit('about:blank', { viewport: narrow }, async (page) => {
      const load = await holdLoad(page);
      await page.goto(cause, { waitUntil: 'domcontentloaded' });
      const id = await middle(page);
      await page.locator(`[id="${id}"]`).scrollIntoViewIfNeeded();
      await page.waitForFunction(
        (heading) =>
          document.getElementById(heading)?.checkVisibility({ contentVisibilityAuto: true }),
        id,
      );
      expect(await laidOutSections(page)).toContain(false);
      await load();
    }));

  it.each([cause, migration])('end where they stand without scripts, on %s', async (route) => {
    let real: Record<string, number> = {};
    await visit(route, { viewport: narrow, javaScriptEnabled: false }, async (page) => {
      expect(await laidOutSections(page)).not.toContain(false);
      real = await places(page);
    });
    await visit(route, { viewport: narrow }, async (page) => {
      await untilSectionsAreLaidOut(page);
      expect(await places(page)).toEqual(real);
    });
  });

  it('are laid out at once in a wide window', () =>
    visit('about:blank', { viewport: wide }, async (page) => {
      const load = await holdLoad(page);
      await page.goto(cause, { waitUntil: 'domcontentloaded' });
      await untilDrawn(page);
      expect(await laidOutSections(page)).not.toContain(false);
      await load();
    }));

  it('do not wait where the address names a place in the page', () =>
    visit('about:blank', { viewport: narrow }, async (page) => {
      await holdLoad(page);
      await page.goto(`${cause}#pitfalls`);
      await untilDrawn(page);
      expect(await laidOutSections(page)).not.toContain(false);
    }));

  it('do not move an address that names one of them', () =>
    visit(cause, { viewport: narrow }, async (page) => {
      const id = await middle(page);
      await page.goto('about:blank');
      await page.goto(`${cause}#${id}`);
      await untilSectionsAreLaidOut(page);
      await untilDrawn(page);
      expect(Math.abs((await topOf(page, id)) - belowTheHeader)).toBeLessThanOrEqual(rounded);
    }));

  it.each([
    ['reloaded', (page: Page) => page.reload()],
    [
      'come back to',
      async (page: Page) => {
        await page.goto('/');
        await page.goBack();
      },
    ],
  ])('do not lose the place in a page that is %s', (_name, away) =>
    visit(cause, { viewport: narrow }, async (page) => {
      await untilSectionsAreLaidOut(page);
      const id = await middle(page);
      await page.locator(`[id="${id}"]`).evaluate((at) => at.scrollIntoView({ block: 'center' }));
      await untilDrawn(page);
      const before = await topOf(page, id);
      await away(page);
      await untilSectionsAreLaidOut(page);
      await untilDrawn(page);
      expect(Math.abs((await topOf(page, id)) - before)).toBeLessThanOrEqual(rounded);
    }),
  );

  it('do not lose the place when the application takes the page over before they are laid out', () =>
    visit('about:blank', { viewport: narrow }, async (page) => {
      const load = await holdLoad(page);
      await page.goto(cause, { waitUntil: 'domcontentloaded' });
      const id = await middle(page);
      const heading = page.locator(`[id="${id}"]`);
      await heading.evaluate((at) => at.scrollIntoView());
      await untilDrawn(page);
      const before = await topOf(page, id);
      await page.keyboard.press('/');
      await page.waitForSelector(hydrated);
      await page.keyboard.press('Escape');
      await untilDrawn(page);
      expect(Math.abs((await topOf(page, id)) - before)).toBeLessThanOrEqual(rounded);
      await load();
      await untilSectionsAreLaidOut(page);
      await untilDrawn(page);
      expect(Math.abs((await topOf(page, id)) - before)).toBeLessThanOrEqual(rounded);
    }));
});
