/** The table of all libraries fits wide windows and phones. */
import { startVisits, wide } from './support/visit';

const visit = startVisits();
const route = '/ecosystem/officials';

it('the heads of the compatibility table stay in view while the page scrolls', () =>
  visit(route, { viewport: wide }, async (page) => {
    const table = page.locator('main table').first();
    await table.locator('tbody tr').nth(20).scrollIntoViewIfNeeded();
    const [header, head] = await Promise.all([
      page.locator('header').first().boundingBox(),
      table.locator('thead th').nth(1).boundingBox(),
    ]);
    expect(head?.y).toBe(header!.y + header!.height);
    // Rows pass behind the head, not over it.
    const atHead = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x!, y!)?.textContent,
      [head!.x + 2, head!.y + head!.height / 2],
    );
    expect(atHead).toBe('Newest release');
  }));

it('on a phone, each fact of the compatibility table has its head before it', () =>
  visit(route, { viewport: { width: 320, height: 640 } }, async (page) => {
    const table = page.locator('main table').first();
    expect(await table.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    const fact = table.locator('tbody tr').first().locator('td').first();
    const words = await fact.evaluate((it) => getComputedStyle(it, '::before').content);
    expect(words).toContain('Newest release');
  }));
