/** Tables that are wider than a phone's screen. */
import { startVisits } from './support/visit';

const visit = startVisits();

it('the column of library names stays in place while the table scrolls sideways', () =>
  visit('/ecosystem/officials', { viewport: { width: 320, height: 640 } }, async (page) => {
    const table = page
      .locator('main table')
      .filter({ hasText: 'Platforms', visible: true })
      .first();
    await table.locator('thead').scrollIntoViewIfNeeded();
    const scrolled = await table.evaluate((element) => {
      element.scrollLeft = 120;
      return element.scrollLeft;
    });
    expect(scrolled).toBe(120);
    const [head, name, second] = await Promise.all(
      ['thead th', 'tbody th', 'thead th:nth-child(2)'].map((cell) =>
        table.locator(cell).first().boundingBox(),
      ),
    );
    expect(head?.x).toBe(name?.x);
    expect(head?.width).toBe(name?.width);
    // Scrolled rows pass behind the head, not over it.
    const atHead = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x!, y!)?.textContent,
      [second!.x + 2, second!.y + second!.height / 2],
    );
    expect(atHead).toBe('Library');
  }));
