/**
 * Readers' system preferences: reduced motion, forced colors, wider letter spacing; and printing.
 */
import type { Page } from 'playwright-core';
import { siteUrl } from '@site/src/config/site';
import { contentsId, menuId } from '@site/src/site/site-frame/ui/ids';
import { runAxe } from './support/accessibility/axe';
import { kinds } from './support/accessibility/kinds';
import { layOutAll } from './support/lay-out-all';
import { narrow, startVisits } from './support/visit';

const visit = startVisits();
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';
const narrowest = { width: 320, height: 640 };
const some = [kinds.home, kinds['page with everything that authors may use'], kinds.glossary];

/** The elements that a page animates. */
const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName, scrollBehavior } =
          getComputedStyle(element);
        return (
          /[1-9]/.test(transitionDuration) ||
          // An animation that only delays an element's appearance has no duration.
          (animationName !== 'none' && /[1-9]/.test(animationDuration)) ||
          scrollBehavior === 'smooth'
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

/** The boxes whose content doesn't fit their width. */
const cutOff = (page: Page): Promise<string[]> =>
  page
    .locator('html, pre, td')
    .evaluateAll((boxes) =>
      boxes
        .filter((box) => box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0)
        .map((box) => `${box.localName}: ${box.textContent?.slice(0, 60)}`),
    );

const setLetters = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
/** Enlarges text like the browser's settings do, which also affects media queries in rem. */
const enlargeLetters = async (page: Page, times: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * times } });
  await page.reload();
};
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(Object.entries(kinds))('%s (%s)', (_, route) => {
  let moving: string[];
  let cutOnPaper: string[];
  const overflows: number[] = [];
  beforeAll(() =>
    visit(route, { reducedMotion: 'reduce' }, async (page) => {
      moving = await movingParts(page);
      await page.emulateMedia({ media: 'print' });
      // A4 without its margins, see print.css.
      await page.setViewportSize({ width: 673, height: 960 });
      cutOnPaper = await cutOff(page);
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize(narrowest);
      await setLetters(page, spaced);
      overflows.push(await overflow(page));
      await enlargeLetters(page, 2);
      await layOutAll(page);
      expect(await page.evaluate(() => matchMedia('(width: 10rem)').matches)).toBe(true);
      overflows.push(await overflow(page));
    }),
  );

  it('does not move with reduced motion', () => expect(moving).toEqual([]));

  it('has nothing that is cut off at the side on paper', () => expect(cutOnPaper).toEqual([]));

  it('keeps its width with the spacing of WCAG 1.4.12', () =>
    expect(overflows[0]).toBeLessThanOrEqual(0));

  it('keeps its width with text at 200 %', () => expect(overflows[1]).toBeLessThanOrEqual(0));
});

describe.each(['light', 'dark'] as const)('in forced colors, %s', (colorScheme) => {
  it.each(some)('%s is readable, including drawings', (route) =>
    visit(route, { forcedColors: 'active', colorScheme }, async (page) => {
      // The reader may have chosen the other theme before.
      await page.locator('[data-toggle]').first().click();
      const { violations } = await runAxe(page);
      // The first five are enough: code has hundreds of words.
      expect(violations.slice(0, 5)).toEqual([]);
      const drawn = await page.evaluate(() => {
        const { color: text, backgroundColor: paper } = getComputedStyle(document.documentElement);
        const probe = document.body.appendChild(document.createElement('span'));
        probe.style.color = 'LinkText';
        const link = getComputedStyle(probe).color;
        return {
          differs: text !== paper && link !== paper,
          astray: [...document.querySelectorAll('main svg text')]
            .filter((label) => getComputedStyle(label).fill !== (label.closest('a') ? link : text))
            .map(({ outerHTML }) => outerHTML),
        };
      });
      expect(drawn).toEqual({ differs: true, astray: [] });
    }),
  );

  /** The colors of elements' top and bottom borders; undefined for an invisible border. */
  const linesOf = (page: Page, selector: string): Promise<(string | undefined)[][]> =>
    page
      .locator(selector)
      .filter({ visible: true })
      .evaluateAll((all) => {
        const paper = getComputedStyle(document.documentElement).backgroundColor;
        return all.map((element) => {
          const style = getComputedStyle(element);
          return (['top', 'bottom'] as const).map((edge) => {
            const color = style.getPropertyValue(`border-${edge}-color`);
            const isDrawn = parseFloat(style.getPropertyValue(`border-${edge}-width`)) > 0;
            return isDrawn && color !== paper ? color : undefined;
          });
        });
      });

  it.each([
    [
      'tab',
      '/overview/getting-started',
      '[data-tabs] > :checked + label',
      '[data-tabs] > :not(:checked) + label',
    ],
    [
      'section',
      '/overview/handling-errors',
      'header nav li > [aria-current]',
      'header nav li > a:not([aria-current])',
    ],
  ])('only the chosen %s has a line', (_, route, chosen, other) =>
    visit(route, { forcedColors: 'active', colorScheme }, async (page) => {
      const marked = await linesOf(page, chosen);
      const unmarked = await linesOf(page, other);
      expect(marked.length).toBeGreaterThan(0);
      expect(unmarked.length).toBeGreaterThan(1);
      for (const [, below] of marked) expect(below).toBeDefined();
      expect(unmarked.flat().filter(Boolean)).toEqual([]);
    }),
  );

  it('a code block is one box, and its lines have none', () =>
    visit('/overview/handling-errors', { forcedColors: 'active', colorScheme }, async (page) => {
      expect((await linesOf(page, 'main [data-code]')).flat()).not.toContain(undefined);
      expect((await linesOf(page, 'main [data-code] pre')).flat().filter(Boolean)).toEqual([]);
    }));
});

it.each([
  ['the default text', '', 1, narrowest],
  ['text with the spacing of WCAG 1.4.12', spaced, 1, narrowest],
  ['text at 150 %', '', 1.5, narrow],
  ['text at 200 %', '', 2, narrow],
  ['text at 200 %', '', 2, narrowest],
])('the bottom bar has enough space for its controls: %s', (_, rules, times, viewport) =>
  visit('/overview/handling-errors', { viewport }, async (page) => {
    await enlargeLetters(page, times);
    await setLetters(page, rules);
    const controls = await page
      .locator(
        `[popovertarget="${menuId}"]:not([popovertargetaction]), [data-search], [popovertarget="${contentsId}"]`,
      )
      .evaluateAll((all) =>
        all.map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(element);
          const text = range.getBoundingClientRect();
          return { left, right, above: text.top - top, below: bottom - text.bottom };
        }),
      );
    expect(controls).toHaveLength(3);
    controls.forEach(({ left, right, above, below }, place) => {
      expect(left).toBeGreaterThanOrEqual(controls[place - 1]?.right ?? 0);
      expect(right).toBeLessThanOrEqual(viewport.width);
      expect(Math.min(above, below)).toBeGreaterThanOrEqual(0);
    });
  }),
);

describe('on paper', () => {
  const onPaper = (route: string, look: (page: Page) => Promise<void>): Promise<void> =>
    visit(route, {}, async (page) => {
      await page.emulateMedia({ media: 'print' });
      await look(page);
    });
  const visible = (page: Page, selector: string): Promise<number> =>
    page.locator(selector).filter({ visible: true }).count();

  it('a page has its text in black on white in any theme, but no navigation or controls', () =>
    onPaper('/reference/fiber/fiber', async (page) => {
      expect(await visible(page, 'h1')).toBe(1);
      expect(await visible(page, 'nav, button, [popover], dialog, input, footer a')).toBe(0);
      await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
      const colors = await page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.documentElement);
        return { backgroundColor, color };
      });
      expect(colors).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
    }));

  it('links show their addresses, including those within the site', () =>
    onPaper('/overview/summary', async (page) => {
      const written = await page
        .locator('.markdown :is(p, li) > a[href^="/"]')
        .first()
        .evaluate((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]);
      expect(written[1]).toContain(siteUrl);
      expect(written[1]).toContain(written[0]);
    }));

  it('addresses break only if they are longer than a line', () =>
    onPaper('/overview/getting-started', async (page) => {
      for (const start of ['http', '/']) {
        const breaks = await page
          .locator(`main a[href^="${start}"]`)
          .first()
          .evaluate((link) => {
            const { wordBreak, overflowWrap } = getComputedStyle(link, '::after');
            return { wordBreak, overflowWrap };
          });
        expect([start, breaks]).toEqual([start, { wordBreak: 'normal', overflowWrap: 'anywhere' }]);
      }
    }));

  it('all tabs are printed with their names, and folded content is open', () =>
    onPaper('/contributing-to-documentation', async (page) => {
      const count = await page.locator('[data-tab-value]').count();
      expect(await visible(page, '[data-tab-value]')).toBe(count);
      expect(await visible(page, '[data-tabs] > label')).toBe(count);
      expect(await visible(page, 'main details > :not(summary)')).toBe(
        await page.locator('main details > :not(summary)').count(),
      );
    }));

  it('page breaks do not separate related content, and tables repeat their heads', () =>
    onPaper('/contributing-to-documentation', async (page) => {
      const styles = (selector: string, property: string): Promise<string[]> =>
        page
          .locator(`main :is(${selector})`)
          .evaluateAll(
            (all, name) => [
              ...new Set(all.map((each) => getComputedStyle(each).getPropertyValue(name))),
            ],
            property,
          );
      expect(await styles('pre, figure, [data-code], tr, li', 'break-inside')).toEqual(['avoid']);
      expect(await styles('table', 'break-inside')).toEqual(['auto']);
      expect(await styles('table:not([data-comparison]) thead', 'display')).toEqual([
        'table-header-group',
      ]);
      expect(await styles('h2, h3, thead, summary, [data-tabs] > label', 'break-after')).toEqual([
        'avoid',
      ]);
    }));
});
