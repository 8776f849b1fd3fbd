/** The site with only a keyboard, and the states that assistive technology receives. */
import type { Locator, Page } from 'playwright-core';
import { contentId, contentsId, menuId, versionsId } from '@site/src/site/site-frame/ui/ids';
import { settle } from './support/accessibility/settle';
import { narrow, startVisits, wide } from './support/visit';

const visit = startVisits();
type Point = readonly [x: number, y: number];
type Box = Record<'x' | 'y' | 'width' | 'height', number>;

const hydrated = 'html[data-has-hydrated="true"]';
/** A page with code, a term and a table of contents. */
const course = '/overview/creating-effects';

/** A button's `expanded` state in the accessibility tree. */
async function expanded(page: Page, name: RegExp): Promise<unknown> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const node = nodes.find(
    ({ role, name: given }) => role?.value === 'button' && name.test(String(given?.value)),
  );
  return node?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Presses Tab until the focus is on a matching element; fails after 100 stops. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < 100; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((asked) => document.activeElement?.matches(asked), selector)) return;
  }
  throw new Error(`no stop of the keyboard is ${selector}`);
}

it.each([
  ['wide', wide],
  ['narrow', narrow],
])('the skip link is the first stop on a %s screen, and leads to the content', (_, viewport) =>
  visit(course, { viewport }, async (page) => {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to content');
    const header = await page.locator('header').first().boundingBox();
    const { x, y, height } = (await page.locator(':focus').boundingBox())!;
    expect({ x, y }).toEqual({ x: 0, y: 0 });
    expect(height).toBeLessThanOrEqual(header!.height);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(contentId);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  }),
);

it.each([
  ['a column', wide, `#${contentsId} a`],
  ['a button', narrow, `button[popovertarget="${contentsId}"]`],
])('the table of contents, as %s, is the last stop before the text', (_, viewport, last) =>
  visit(course, { viewport }, async (page) => {
    await page.locator(`#${contentId}`).focus();
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate((asked) => document.activeElement?.matches(asked), last)).toBe(true);
  }),
);

describe('a menu', () => {
  it.each([
    ['of versions', versionsId, /Version of the documentation/, wide],
    ['of sections and pages', menuId, /^Menu$/, narrow],
    ['of the headings', contentsId, /^On this page$/, narrow],
    [
      'of the headings, on a medium screen',
      contentsId,
      /^On this page$/,
      { width: 1100, height: 800 },
    ],
  ])(
    '%s opens by keyboard, exposes its state, closes with Escape and restores the focus',
    (_, id, name, viewport) =>
      visit(course, { viewport }, async (page) => {
        const button = `button[popovertarget="${id}"]`;
        await page.locator(button).first().focus();
        expect(await expanded(page, name)).toBe(false);
        await page.keyboard.press('Enter');
        expect(await expanded(page, name)).toBe(true);
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate((menu) => document.activeElement?.closest(`#${menu}`) !== null, id),
        ).toBe(true);
        await page.keyboard.press('Escape');
        expect(await page.locator(`#${id}:popover-open`).count()).toBe(0);
        expect(await page.evaluate((asked) => document.activeElement?.matches(asked), button)).toBe(
          true,
        );
        expect(await expanded(page, name)).toBe(false);
      }),
  );

  it.each([
    ['of sections and pages', menuId],
    ['of the headings', contentsId],
    ['of versions', versionsId],
  ])('%s closes when the focus leaves it, so that it covers nothing', (_, id) =>
    visit(course, { viewport: narrow }, async (page) => {
      await page.locator(`button[popovertarget="${id}"]`).first().focus();
      await page.keyboard.press('Enter');
      expect(await page.locator(`#${id}:popover-open`).count()).toBe(1);
      for (let stop = 0; stop < 100; stop += 1) {
        await page.keyboard.press('Tab');
        const isOutside = await page.evaluate(
          () => !document.activeElement?.closest('[popover],[popovertarget]'),
        );
        if (isOutside) break;
      }
      // The script that closes it loads on first use, perhaps after the focus has moved on.
      await page.locator(':popover-open').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    }),
  );

  it('of the headings closes when a link is followed', () =>
    visit(course, { viewport: narrow }, async (page) => {
      await page.locator(`button[popovertarget="${contentsId}"]`).click();
      await page.locator(`#${contentsId} a`).nth(1).click();
      await page.locator(':popover-open').waitFor({ state: 'detached' });
    }));

  it('of the headings closes when a link is followed before its script has loaded', () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const before = (page: Page): Promise<unknown> =>
      page.route('**/assets/controls.*', async (route) => {
        await arrived;
        await route.continue();
      });
    return visit(course, { viewport: narrow, before }, async (page) => {
      await page.locator(`button[popovertarget="${contentsId}"]`).click();
      await page.locator(`#${contentsId} a`).nth(1).click();
      expect(await page.locator(':popover-open').count()).toBe(1);
      arrive();
      await page.locator(':popover-open').waitFor({ state: 'detached' });
    });
  });

  it('of versions leads to a version', () =>
    visit(course, {}, async (page) => {
      await tabTo(page, `button[popovertarget="${versionsId}"]`);
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/1.x');
    }));
});

it('a sidebar category is a button with a name and a state', () =>
  visit('/guides', {}, async (page) => {
    await tabTo(page, '[data-sidebar] summary');
    const { label, open } = await page.evaluate(() => {
      const summary = document.activeElement!;
      const { open } = summary.parentElement as HTMLDetailsElement;
      return { label: summary.getAttribute('aria-label') ?? summary.textContent!, open };
    });
    expect(label).not.toBe('');
    const devtools = await page.context().newCDPSession(page);
    const state = async (): Promise<unknown> => {
      const { nodes } = await devtools.send('Accessibility.getFullAXTree');
      const node = nodes.find(
        ({ name, properties }) =>
          name?.value === label && properties?.some((each) => each.name === 'expanded'),
      );
      return node?.properties?.find((each) => each.name === 'expanded')?.value.value;
    };
    expect(await state()).toBe(open);
    await page.keyboard.press('Enter');
    expect(await state()).toBe(!open);
  }));

it('the search closes with Escape and restores the focus', () =>
  visit(course, {}, async (page) => {
    await tabTo(page, '[data-search]');
    await page.keyboard.press('Enter');
    await page.locator('[role=option]').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe(
      'combobox',
    );
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-search'))).toBe(
      true,
    );
  }));

describe('the definition of a term', () => {
  const term = 'main a:has(+ [role=tooltip])';
  const isShown = (page: Page): Promise<boolean> =>
    page.locator(`${term} + [role=tooltip]`).first().isVisible();

  it('appears on focus, closes with Escape, and appears on the next visit', () =>
    visit(course, {}, async (page) => {
      await page.locator(term).first().focus();
      expect(await isShown(page)).toBe(true);
      await page.keyboard.press('Escape');
      expect(await isShown(page)).toBe(false);
      expect(await page.evaluate((asked) => document.activeElement?.matches(asked), term)).toBe(
        true,
      );
      await page.keyboard.press('Shift');
      await page.keyboard.press('ArrowDown');
      await page.mouse.move(700, 500);
      await page.mouse.move(710, 500);
      expect(await isShown(page)).toBe(false);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      expect(await isShown(page)).toBe(true);
    }));

  it('appears on hover, closes with Escape, and appears on the next hover', () =>
    visit(course, {}, async (page) => {
      await page.locator(term).first().hover();
      expect(await isShown(page)).toBe(true);
      await page.keyboard.press('Escape');
      expect(await isShown(page)).toBe(false);
      await page.locator('h1').hover();
      await page.locator(term).first().hover();
      expect(await isShown(page)).toBe(true);
    }));

  const middle = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

  /** Moves the pointer in small steps along a way; the definition has to stay visible. */
  async function walk(
    page: Page,
    definition: Locator,
    start: Point,
    way: readonly Point[],
  ): Promise<void> {
    let [x, y] = start;
    for (const [toX, toY] of way) {
      const steps = Math.min(Math.ceil(Math.hypot(toX - x, toY - y) / 2), 100);
      const [stepX, stepY] = [(toX - x) / steps, (toY - y) / steps];
      for (let step = 0; step < steps; step += 1) {
        await page.mouse.move((x += stepX), (y += stepY));
        if (!(await definition.isVisible())) throw new Error(`gone at ${x}, ${y}`);
      }
    }
  }

  const middling = { width: 1100, height: 800 };
  const zoomed = { width: 320, height: 256 };

  /** Terms in text, in a list, and in a table that scrolls in a narrow window. */
  it.each(
    [course, '/overview/summary', '/zio-query/running-queries'].flatMap((route) =>
      [wide, middling, narrow, zoomed].map((viewport) => [route, viewport] as const),
    ),
  )(
    'is in the window next to its term, and stays open while the pointer moves onto it: %s, %j',
    (route, viewport) =>
      visit(route, { viewport }, async (page) => {
        const terms = page.locator(term);
        const count = await terms.count();
        expect(count).toBeGreaterThan(0);
        for (const place of new Set([0, 1, count - 1])) {
          // Lays out everything near the term first, as it is for a reader who scrolls.
          await terms.nth(place).scrollIntoViewIfNeeded();
          await settle(page);
          await terms.nth(place).hover();
          const definition = page.locator(`${term} + [role=tooltip]`).nth(place);
          const [from, to] = [
            (await terms.nth(place).boundingBox())!,
            (await definition.boundingBox())!,
          ];
          const ends = [to.y - from.y, from.y + from.height - to.y - to.height] as const;
          // Above or below the term; or next to its line, so that the tops or the bottoms agree.
          const isBeside = to.x > from.x + from.width;
          const gap = isBeside
            ? Math.min(...ends.map(Math.abs))
            : Math.max(ends[0] - from.height, ends[1] - from.height);
          expect(Math.abs(gap)).toBeLessThan(1);
          expect(Math.min(to.x, to.y)).toBeGreaterThanOrEqual(0);
          expect(to.x + to.width).toBeLessThanOrEqual(viewport.width);
          expect(to.y + to.height).toBeLessThanOrEqual(viewport.height);
          const [x, y] = middle(to);
          // A note is reached between two lines, so that no other term on the way takes its place.
          const way: Point[] = isBeside
            ? [
                [middle(from)[0], from.y - 2],
                [to.x - 2, from.y - 2],
                [to.x + 2, middle(from)[1]],
                [x, y],
              ]
            : [[middle(from)[0], y]];
          await walk(page, definition, middle(from), way);
          await page.mouse.move(0, 0);
        }
      }),
  );

  describe('in the margin next to running text', () => {
    const tip = '[role=tooltip]';
    const text = '.markdown > :is(p, ul, ol)';
    /** A paragraph with a term, and a link behind it on its line. */
    const withLink = '/overview/running-effects';
    const service = '.markdown > p:has(a[href="/glossary#service"])';

    /** A term with its definition and the paragraph or list around it, scrolled into view. */
    async function reach(page: Page, around: string, block: ScrollLogicalPosition = 'center') {
      const parts = [`${around} a:has(+ ${tip})`, `${around} ${tip}`, around];
      const [link, definition, outer] = parts.map((part) => page.locator(part).first());
      for (let time = 0; time < 2; time += 1) {
        await link!.evaluate((element, place) => element.scrollIntoView({ block: place }), block);
        await settle(page);
      }
      await link!.focus();
      const [from, to, frame] = [
        (await link!.boundingBox())!,
        (await definition!.boundingBox())!,
        (await outer!.boundingBox())!,
      ];
      await link!.blur();
      return { link: link!, definition: definition!, from, to, frame };
    }

    it.each(
      [
        ['a paragraph', withLink, service],
        ['a list', '/overview/getting-started', `.markdown > ul:has(${tip})`],
      ].flatMap(([name, route, around]) =>
        [1280, 1440, 1920].map((width) => [name, width, route, around] as const),
      ),
    )(
      'of %s is next to its line, and covers nothing of the contents: %i px',
      (_, width, route, around) =>
        visit(route!, { viewport: { width, height: 900 } }, async (page) => {
          const contents = (await page.locator(`#${contentsId}`).boundingBox())!;
          for (const block of ['center', 'end'] as const) {
            const { from, to, frame } = await reach(page, around!, block);
            const distance = to.y - from.y + (block === 'end' ? to.height - from.height : 0);
            expect(Math.abs(distance)).toBeLessThan(1);
            expect(Math.abs(to.x - frame.x - frame.width)).toBeLessThan(1);
            expect(to.x + to.width).toBeLessThan(contents.x);
          }
        }),
    );

    it('stays open on every way through the text, and closes when the pointer leaves it', () =>
      visit(withLink, {}, async (page) => {
        const { definition, from, to, frame } = await reach(page, service);
        const [start, end] = [middle(from), middle(to)];
        await page.mouse.move(...start);
        await walk(page, definition, start, [[end[0], start[1]], end]);
        const corner: Point = [to.x - 2, frame.y + frame.height - 2];
        await walk(page, definition, end, [[to.x - 2, start[1]], corner, start]);
        await page.mouse.move(start[0], frame.y - 6);
        expect(await definition.isVisible()).toBe(false);
      }));

    it('closes with Escape from the definition, and stays closed on the way back', () =>
      visit(withLink, {}, async (page) => {
        const { link, definition, from } = await reach(page, service);
        await link.hover();
        await definition.hover();
        await page.keyboard.press('Escape');
        expect(await definition.isVisible()).toBe(false);
        await page.mouse.move(from.x + from.width + 4, middle(from)[1]);
        expect(await definition.isVisible()).toBe(false);
      }));

    it('leaves the words and the links of its line to the pointer', () =>
      visit(withLink, {}, async (page) => {
        const { definition, from } = await reach(page, service);
        const link = (await page.locator(`${service} a:text-is("layer")`).boundingBox())!;
        const [x, y] = middle(link);
        expect(Math.abs(middle(from)[1] - y)).toBeLessThan(2);
        expect(x).toBeGreaterThan(from.x + from.width);
        const word = middle(
          await page.locator(service).evaluate((paragraph) => {
            const node = [...paragraph.childNodes].find((each) => /program/.test(each.nodeValue!))!;
            const range = new Range();
            range.setStart(node, node.nodeValue!.indexOf('program'));
            range.setEnd(node, node.nodeValue!.indexOf('program') + 'program'.length);
            const { x, y, width, height } = range.getBoundingClientRect();
            return { x, y, width, height };
          }),
        );
        await page.mouse.move(...middle(from));
        await walk(page, definition, middle(from), [word]);
        await page.mouse.dblclick(...word);
        expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('program');
        await walk(page, definition, word, [[x, y]]);
        await page.mouse.click(x, y);
        await page.waitForURL('**/reference/contextual/zlayer');
      }));

    it('makes way for that of the next term', () =>
      visit('/overview/summary', {}, async (page) => {
        const names = ['runtime', 'fibers'];
        for (const name of [...names, ...names]) {
          await page.locator(`${text} a:text-is("${name}")`).first().hover();
          const open = page.locator(`${text} ${tip}`).filter({ visible: true });
          expect(await open.count()).toBe(1);
          expect(await page.locator(`${text} a:text-is("${name}") + ${tip}`).isVisible()).toBe(
            true,
          );
        }
      }));
  });
});

it('the types of a block open with its button, move with the arrow keys, and close with Escape', () =>
  visit(course, {}, async (page) => {
    const button = page.locator('[data-code-types]').filter({ visible: true }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    const box = page.locator('#code-type:popover-open');
    await box.waitFor();
    const described = (): Promise<string | null | undefined> =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-describedby'));
    expect(await described()).toBe('code-type');
    const first = await focused(page);
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).not.toBe(first);
    expect(await described()).toBe('code-type');
    await page.keyboard.press('Escape');
    expect(await box.count()).toBe(0);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  }));

describe('after the types of a block have loaded', () => {
  /**
   * Presses the types button of the block at a position on the page; returns how many boxes are
   * open in the end.
   */
  const press = async (page: Page, block: number): Promise<number> => {
    await page.locator('[data-code-types]').filter({ visible: true }).nth(block).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('[data-fact]'));
    return page.locator('#code-type:popover-open').count();
  };

  it('its button opens them again, and the button of the next block works too', () =>
    visit(course, {}, async (page) => {
      await press(page, 0);
      await page.keyboard.press('Escape');
      expect(await press(page, 0)).toBe(1);
      expect(await press(page, 1)).toBe(1);
    }));

  it('its button opens them although the pointer loaded them', () =>
    visit(course, {}, async (page) => {
      await page.locator('[data-facts]').filter({ visible: true }).first().hover();
      await page.locator('[data-facts][data-marked]').first().waitFor();
      expect(await press(page, 0)).toBe(1);
    }));
});

it('links in a type are separate Tab stops, and Escape leads back to the identifier', () =>
  visit(course, {}, async (page) => {
    await page.locator('[data-code-types]').filter({ visible: true }).first().focus();
    await page.keyboard.press('Enter');
    await page.locator('#code-type:popover-open').waitFor();
    for (let name = 0; name < 20; name += 1) {
      if ((await page.locator('#code-type a').count()) > 0) break;
      await page.keyboard.press('ArrowRight');
    }
    const identifier = await focused(page);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#code-type') !== null)).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe(identifier);
    expect(await page.locator('#code-type:popover-open').count()).toBe(0);
  }));

it('following a link loads a new page even with the application, and Tab starts at the top', () =>
  visit('/guides', {}, async (page) => {
    await page.keyboard.press('/');
    await page.waitForSelector(hydrated);
    await page.keyboard.press('Escape');
    const link = page.locator('main a[href^="/guides/"]').first();
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(`**${address}`);
    expect(await page.title()).toContain((await page.locator('h1').textContent()) ?? '');
    expect(await page.locator(hydrated).count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to content');
  }));

describe('every focusable element', () => {
  const stops = 60;
  it.each([
    ['a page of the course', course, wide],
    ['a page of the course', course, narrow],
    ['a page of the course, at 400 %', '/overview/handling-errors', { width: 320, height: 256 }],
    ['the home page', '/', wide],
    ['the home page', '/', narrow],
    ['the library directory', '/ecosystem', narrow],
    ['the page index', '/page-index', narrow],
  ])('of %s (%s, %j) is visible when focused, and nothing covers it', (_, route, viewport) =>
    visit(route, { viewport, reducedMotion: 'reduce' }, async (page) => {
      const hidden: string[] = [];
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press('Tab');
        const problem = await page.evaluate(async () => {
          // A definition follows its term one frame after the scrolling.
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
          const element = document.activeElement;
          if (!element || element === document.body) return undefined;
          const radio = element.matches('input[type=radio]');
          const drawn = radio ? element.nextElementSibling! : element;
          const [box] = drawn.getClientRects();
          if (!box) return `${element.outerHTML.slice(0, 120)}: has no box`;
          const { outlineStyle } = getComputedStyle(drawn);
          const bar = element.closest('[role=search]');
          const isMarked =
            outlineStyle !== 'none' || (bar && getComputedStyle(bar).boxShadow !== 'none');
          if (!isMarked) return `${element.outerHTML.slice(0, 120)}: is not marked`;
          // For an element that is taller than the window, the visible part.
          const [from, to] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
          const [x, y] = [box.x + Math.min(box.width / 2, 20), (from + to) / 2];
          const top = document.elementFromPoint(x, y);
          const isCovered = !top || !(drawn.contains(top) || top.contains(drawn));
          return isCovered ? `${element.outerHTML.slice(0, 120)}: is covered` : undefined;
        });
        if (problem !== undefined) hidden.push(problem);
      }
      expect(hidden).toEqual([]);
    }),
  );
});
