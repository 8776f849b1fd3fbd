/** Edges, widths and text sizes that are the same from page to page, and contents that follow. */
import type { Page } from 'playwright-core';
import { layOutAll } from './support/lay-out-all';
import { narrow, startVisits, wide } from './support/visit';

const visit = startVisits();

const boxes = (page: Page, selector: string): Promise<{ left: number; right: number }[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, right } = one.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right) };
    }),
  );

it('titles of documents start at the same edge, and so do titles of screens', async () => {
  const edgesOf = async (routes: readonly string[]): Promise<Set<number | undefined>> => {
    const edges = new Set<number | undefined>();
    for (const route of routes)
      await visit(route, { expected: (problem) => problem.includes('404') }, async (page) => {
        edges.add((await boxes(page, 'h1'))[0]?.left);
      });
    return edges;
  };
  const documents = ['/reference/core/cause', '/adopters', '/events', '/faq', '/resources'];
  const screens = [
    '/which-operator',
    '/operators',
    '/operators/zio/Exit',
    '/glossary',
    '/page-index',
    '/search?q=retry',
    '/accessibility',
    '/not-there',
    // A document without a sidebar.
    '/contributor-guidelines',
  ];
  expect([...(await edgesOf(documents))]).toHaveLength(1);
  expect([...(await edgesOf(screens))]).toHaveLength(1);
});

it('tables end at the same edge as code', () =>
  visit('/reference/core/zio/zio', { viewport: wide }, async (page) => {
    await layOutAll(page);
    const [code] = await boxes(page, '.markdown > [data-code]');
    const tables = await boxes(page, '.markdown table');
    expect(tables.length).toBeGreaterThan(3);
    expect(new Set(tables.map(({ right }) => right))).toEqual(new Set([code?.right]));
  }));

it.each(['/guides/migrate/from-cats-effect', '/'])(
  'comparisons on %s use the free width next to the column of code',
  (route) =>
    visit(route, { viewport: wide }, async (page) => {
      await layOutAll(page);
      const [comparison] = await boxes(page, '.markdown > [data-lines] table');
      const [contents] = await boxes(page, 'nav[aria-label="On this page"]');
      const columnOfCode = 764;
      expect(comparison!.right - comparison!.left).toBeGreaterThan(columnOfCode + 40);
      expect(comparison!.right).toBeLessThan(contents?.left ?? wide.width);
    }),
);

it('code in a note is as wide as outside of one', () =>
  visit('/reference/error-management/recovering/catching', { viewport: wide }, async (page) => {
    await layOutAll(page);
    const [outside] = await boxes(page, '.markdown > [data-code]');
    expect(await boxes(page, '[role=note] [data-code]')).toEqual([outside]);
  }));

it.each([
  '/',
  '/reference/schedule/built-in-schedules',
  '/reference/di/building-dependency-graph',
  '/zio-cache/entry-statistics',
  '/zio-query/running-queries',
])('texts in drawings on %s do not touch on a phone', (route) =>
  visit(route, { viewport: narrow }, async (page) => {
    await layOutAll(page);
    const { count, touching } = await page.locator('main figure svg').evaluateAll((drawings) => {
      const touching: string[] = [];
      let count = 0;
      for (const drawing of drawings) {
        const texts = [...drawing.querySelectorAll('text')]
          .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0);
        count += texts.length;
        for (const { text, box } of texts) {
          for (const other of texts) {
            const isRight = other.box.left > box.left && other.box.left < box.right + 2;
            if (isRight && Math.abs(other.box.top - box.top) < 3)
              touching.push(`${text}|${other.text}`);
          }
        }
      }
      return { count, touching };
    });
    expect(count).toBeGreaterThan(5);
    expect(touching).toEqual([]);
  }),
);

it('marks of outcomes keep their width in narrow table cells', () =>
  visit('/overview/summary', { viewport: narrow }, async (page) => {
    await layOutAll(page);
    const table = ':has(> #four-ways-to-end) + p + table';
    const terms = await boxes(page, `${table} td:first-child a`);
    const [meaning] = await boxes(page, `${table} td:nth-child(2)`);
    expect(terms).toHaveLength(4);
    for (const { right } of terms) expect(right).toBeLessThan(meaning!.left - 8);
  }));

it('code has the same font size as its results', () =>
  visit('/overview/summary', { viewport: wide }, async (page) => {
    const sizes = await page
      .locator('main [data-code] pre')
      .evaluateAll((all) =>
        all.flatMap((pre) =>
          [...pre.querySelectorAll('code, samp')].map((one) => getComputedStyle(one).fontSize),
        ),
      );
    expect(new Set(sizes).size).toBe(1);
  }));

it('the table of contents marks the heading that is being read', () =>
  visit('/reference/core/cause', { viewport: wide }, async (page) => {
    for (const index of [1, 3]) {
      const id = await page.locator('main h2').nth(index).getAttribute('id');
      await page.evaluate((anchor) => location.assign(`#${anchor}`), id);
      await page.waitForFunction((anchor) => {
        const links = [...document.querySelectorAll('nav[aria-label="On this page"] a')];
        const marked = links.filter((link) => getComputedStyle(link).boxShadow !== 'none');
        return marked.length === 1 && marked[0]?.getAttribute('href') === `#${anchor}`;
      }, id);
    }
  }));

it('the table of contents marks no heading during the introduction', () =>
  visit('/reference/core/cause', { viewport: wide }, async (page) => {
    const marked = page
      .locator('nav[aria-label="On this page"] a')
      .evaluateAll((links) => links.filter((link) => getComputedStyle(link).boxShadow !== 'none'));
    expect(await marked).toEqual([]);
  }));

it('a copy button keeps its width when it reports that it has copied', () =>
  visit('/ecosystem', { permissions: ['clipboard-write'] }, async (page) => {
    const button = page.getByRole('button', { name: 'Copy for sbt' }).first();
    const before = await button.boundingBox();
    await button.click();
    await page.locator('[data-copied]').waitFor();
    expect(await button.boundingBox()).toEqual(before);
  }));

it('the table of contents covers the text behind it on a phone', () =>
  visit('/reference/stm/stm', { viewport: narrow }, async (page) => {
    await page.getByRole('button', { name: 'On this page' }).click();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const { maskImage, backgroundColor } = await contents.evaluate((sheet) => {
      const { maskImage, backgroundColor } = getComputedStyle(sheet);
      return { maskImage, backgroundColor };
    });
    expect(maskImage).toBe('none');
    expect(backgroundColor).toMatch(/^rgb\(/);
  }));

it('the pages of a section are at equal distances in the sidebar', () =>
  visit('/reference', { viewport: wide }, async (page) => {
    const tops = await page
      .locator('[data-sidebar] > div > ul > li')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const steps = tops.slice(1).map((top, index) => top - tops[index]!);
    expect(steps.length).toBeGreaterThan(10);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.1);
  }));

it('a comparison uses the free width', async () => {
  await visit('/', { viewport: wide }, async (page) => {
    await layOutAll(page);
    const [comparison] = await boxes(page, '[data-comparison]');
    const [section] = await boxes(page, 'main section:has([data-comparison])');
    expect(comparison).toEqual(section);
  });
  await visit('/guides/migrate/from-cats-effect', { viewport: wide }, async (page) => {
    await layOutAll(page);
    const [comparison] = await boxes(page, '[data-comparison]');
    const [table] = await boxes(page, '.markdown > table');
    expect(comparison?.right).toBeGreaterThan((table?.right ?? Infinity) + 50);
  });
});

it('the runs of the program on the home page are one row of tabs on a phone', () =>
  visit('/', { viewport: { width: 360, height: 720 } }, async (page) => {
    const tops = await page
      .locator('[data-tabs] > label')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
  }));

it('the first libraries of the directory are in the first view of a phone', () =>
  visit('/ecosystem', { viewport: narrow }, async (page) => {
    const first = await page.locator('#zio-http').boundingBox();
    expect(first?.y).toBeLessThan(narrow.height - 100);
  }));

it.each([narrow, wide])(
  'results that arrive on the search screen move little, in %j',
  (viewport) => {
    const before = (page: Page): Promise<unknown> =>
      page.addInitScript(() => {
        Object.assign(window, { moved: 0 });
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
            (window as unknown as { moved: number }).moved += shift.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
    return visit('/search?q=retry', { viewport, before }, async (page) => {
      await page.locator('main [role=option] mark').nth(8).waitFor();
      await page.waitForLoadState('networkidle');
      const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
      // What Core Web Vitals call a good layout.
      expect(moved).toBeLessThan(0.1);
    });
  },
);
