// cspell:ignore fibre qqqqzzzzxxxx retryng
import type { Page } from 'playwright-core';
import { narrow, startVisits } from './support/visit';

const start = '/overview/getting-started';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
/** The result rows; the facets have options of their own. */
const options = (page: Page) => page.locator('[role=option]');
/**
 * Searches for a name and goes to a section with code that explains it, where the name is marked.
 */
async function searchAndFollow(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type('retryOrElse');
  // The passage comes last.
  await options(page).filter({ hasText: 'a fallback when the schedule stops' }).first().click();
  await page.getByText(/match(es)? highlighted/).waitFor();
}
const sections = (page: Page) => page.locator('dialog').getByLabel('Section');
const alert = (page: Page) => page.locator('dialog [role=alert]');
const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('dialog')?.open ?? false);
/** The active row, as assistive technology sees it. */
const active = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.textContent ?? '';
  });
/** The address that the active row leads to. */
const activeAddress = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.getAttribute('href') ?? '';
  });
/** The announcement after the search is complete. */
const found = (page: Page) => page.locator('dialog [role=status]').getByText(/pages? found/);

describe('the search', () => {
  const visit = startVisits();

  it('works by keyboard alone: opening, typing immediately, choosing, following', () =>
    visit(start, {}, async (page) => {
      await page.keyboard.press('/');
      // Typed before the application has loaded.
      await page.keyboard.type('foreach par');
      expect(await field(page).inputValue()).toBe('foreach par');
      await options(page).first().waitFor();
      expect(await field(page).getAttribute('aria-expanded')).toBe('true');
      // The list grows while the pages' text is searched, also for text typed earlier.
      await found(page).waitFor({ state: 'attached' });
      await page.waitForFunction(() => {
        const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
        return document.getElementById(id)?.textContent?.startsWith('ZIO.foreachPar');
      });
      const first = await activeAddress(page);
      await page.keyboard.press('ArrowDown');
      expect(await activeAddress(page)).not.toBe(first);
      await page.keyboard.press('ArrowUp');
      expect(await activeAddress(page)).toBe(first);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe(
        'combobox',
      );
      await page.keyboard.press('Enter');
      await page.waitForURL(/concurrency/);
      expect(await isOpen(page)).toBe(false);
    }));

  it('shows the type of a name that was typed in full, and what it can end in', () =>
    visit(start, {}, async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('Hub.bounded');
      await options(page).filter({ hasText: 'def bounded[A](requestedCapacity' }).waitFor();
      expect(await active(page)).toMatch(/^Hub\.bounded.*can’t fail/);
    }));

  it('leads to the operators that have a typed type', () =>
    visit(start, {}, async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('Option[A] => IO[Option[Nothing], A]');
      await options(page).filter({ hasText: 'def fromOption[A](v: => Option[A])' }).waitFor();
      expect(await active(page)).toMatch(/^ZIO\.fromOption/);
      const address = await activeAddress(page);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname + url.hash === address);
    }));

  it('opens with Ctrl K, closes with Escape, and gives the focus back', () =>
    visit(start, {}, async (page) => {
      const link = page.locator('header').getByRole('link', { name: 'Guides' });
      await link.focus();
      await page.keyboard.press('Control+k');
      expect(await isOpen(page)).toBe(true);
      await page.keyboard.type('retry');
      await options(page).first().waitFor();
      await page.keyboard.press('Escape');
      expect(await isOpen(page)).toBe(false);
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Control+k');
      expect(await isOpen(page)).toBe(true);
    }));

  it('keeps the focus inside while it is open', () =>
    visit(start, {}, async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('fiber');
      await options(page).first().waitFor();
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press('Tab');
        const place = await page.evaluate(() => {
          const { activeElement } = document;
          // Between the last and the first stop, the focus is on the browser itself.
          return activeElement === document.body || activeElement?.closest('dialog') !== null;
        });
        expect(place).toBe(true);
      }
    }));

  it('announces the number of results', () =>
    visit(start, {}, async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('retry');
      await found(page).waitFor({ state: 'attached' });
      await field(page).fill('qqqqzzzzxxxx');
      await page
        .locator('dialog [role=status]')
        .getByText(/No results for/)
        .waitFor({ state: 'attached' });
    }));

  it('offers other ways to find a page when there are no results, and opens none by itself', () =>
    visit(start, {}, async (page) => {
      await page.keyboard.press('/');
      await field(page).fill('qqqqzzzzxxxx');
      await page.locator('dialog p').filter({ hasText: 'No results for' }).first().waitFor();
      await options(page).filter({ hasText: 'Page index' }).waitFor();
      await page.keyboard.press('Enter');
      expect(await isOpen(page)).toBe(true);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(/which-operator/);
    }));

  it('works by touch on a narrow screen', () =>
    visit(start, { viewport: narrow, hasTouch: true }, async (page) => {
      await page.getByRole('button', { name: 'Search' }).tap();
      await field(page).fill('retry with backoff');
      await page.locator('dialog mark').first().waitFor();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await page.locator('dialog select').nth(2).waitFor();
      const tops = await page
        .locator('dialog select')
        .evaluateAll((facets) => facets.map((facet) => facet.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      await options(page).first().tap();
      await page.waitForURL(/retrying|schedule/);
      expect(await isOpen(page)).toBe(false);
    }));

  it('shows passages with marked words, and facets narrow the results', () =>
    visit(start, {}, async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('interruption');
      await page.locator('[role=option] mark').first().waitFor();
      await sections(page).selectOption({ index: 1 });
      const chosen = await sections(page).inputValue();
      const places = await page
        .locator('[role=listbox] [role=group]')
        .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label') ?? ''));
      expect(places.length).toBeGreaterThan(0);
      expect(places.every((place) => place.endsWith(`, ${chosen}`))).toBe(true);
    }));

  it('marks the words only in the section that the result links to, until the marks are dismissed', () =>
    visit(start, {}, async (page) => {
      const marks = (): Promise<number> =>
        page.evaluate(() => CSS.highlights.get('search')?.size ?? 0);
      const markColor = (): Promise<string> =>
        page.evaluate(() => {
          const paragraph = document.querySelector('main p')!;
          return getComputedStyle(paragraph, '::highlight(search)').backgroundColor;
        });
      const unmarked = await markColor();
      await searchAndFollow(page);
      expect(await marks()).toBeGreaterThan(0);
      const sectionsMarked = await page.evaluate(() => {
        const headings = [...document.querySelectorAll('main :is(h2, h3)[id]')];
        const ids = [...(CSS.highlights.get('search') ?? [])].map(({ startContainer: text }) => {
          const isFrom = (heading: Element): boolean =>
            heading.contains(text) ||
            (heading.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
          return headings.findLast(isFrom)?.id;
        });
        return [...new Set(ids)];
      });
      expect(sectionsMarked).toEqual(['fall-back-with-retryorelse']);
      expect(await markColor()).not.toBe(unmarked);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !CSS.highlights.has('search'));
      expect(await markColor()).toBe(unmarked);
      expect(await page.getByText(/match(es)? highlighted/).count()).toBe(0);
    }));

  it('also marks words in code whose types the reader looks at', () =>
    visit(start, {}, async (page) => {
      await searchAndFollow(page);
      const code = await page.evaluateHandle(() =>
        [...(CSS.highlights.get('search') ?? [])]
          .map(({ startContainer }) => startContainer.parentElement?.closest('[data-facts]'))
          .find((pre) => pre),
      );
      const block = code.asElement()!;
      const marksInCode = (): Promise<number> =>
        block.evaluate(
          (pre) =>
            [...(CSS.highlights.get('search') ?? [])].filter(
              ({ startContainer, startOffset, endOffset }) =>
                startOffset < endOffset && pre.contains(startContainer),
            ).length,
        );
      const before = await marksInCode();
      expect(before).toBeGreaterThan(0);
      await block.hover();
      await block.waitForSelector('[data-fact]');
      expect(await marksInCode()).toBe(before);
    }));

  it('offers examples before the first key, and recently visited pages', () =>
    visit(start, {}, async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('option', { name: /Page index/ }).waitFor();
      await page.getByRole('button', { name: 'Future.sequence' }).click();
      await page.getByText(/\(Scala Future\): see/).waitFor();
      await options(page).first().click();
      await page.waitForURL((url) => url.pathname !== start);
      await page.keyboard.press('/');
      await field(page).fill('');
      await page
        .getByRole('group', { name: 'Recently visited' })
        .getByText('Getting started')
        .waitFor();
    }));

  it('links to the setting that turns off its key, and then no longer names the key', () =>
    visit(start, {}, async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('link', { name: 'Turn it off' }).click();
      await page.waitForURL(/#the-key-for-the-search$/);
      await page.locator('#the-key-for-the-search').waitFor();
      await page.getByLabel('do nothing').check();
      await page.goto(start);
      await page.keyboard.press('/');
      expect(await isOpen(page)).toBe(false);
      await page.keyboard.press('Control+k');
      await page.getByText('Type what you remember:').waitFor();
      expect(await page.getByRole('link', { name: 'Turn it off' }).count()).toBe(0);
    }));

  it('fetches nothing before it opens, and only names if the reader saves data', () => {
    const fetched: string[] = [];
    const before = async (page: Page): Promise<void> => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {
          value: { saveData: true, effectiveType: '4g' },
        });
      });
      page.on('request', (request) => {
        if (/search/.test(new URL(request.url()).pathname)) fetched.push(request.url());
      });
    };
    return visit(start, { before }, async (page) => {
      await page.mouse.wheel(0, 800);
      expect(fetched).toEqual([]);
      await page.keyboard.press('/');
      await page.keyboard.type('retryOrElse');
      await options(page).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(fetched.filter((address) => /\/(index|text)-/.test(address))).toEqual([]);
      const index = page.waitForRequest((request) => /\/index-/.test(request.url()));
      await page.getByRole('button', { name: 'Also search the text of the pages' }).click();
      await index;
      await page.locator('[role=option] mark').nth(3).waitFor();
    });
  });

  it('still finds names when the index cannot be fetched, and reports the failure', () =>
    visit(start, { expected: (problem) => /index-|ERR_FAILED/.test(problem) }, async (page) => {
      await page.route('**/assets/search/index-*/**', (route) => route.abort());
      await page.keyboard.press('/');
      await page.keyboard.type('retryOrElse');
      await alert(page)
        .getByText(/text of the pages cannot be searched/)
        .waitFor();
      expect(await active(page)).toContain('retryOrElse');
      await page.unroute('**/assets/search/index-*/**');
      await alert(page).getByRole('button', { name: 'Try again' }).click();
      await page.locator('[role=option] mark').nth(3).waitFor();
      expect(await alert(page).count()).toBe(0);
    }));

  it('reports a missing dictionary, links to the page index, and can retry', () =>
    visit(start, { expected: (problem) => /search\.json|404/.test(problem) }, async (page) => {
      await page.route('**/search.json', (route) => route.fulfill({ status: 404, body: '' }));
      await page.keyboard.press('/');
      await page.keyboard.type('fiber');
      await alert(page).getByRole('link', { name: 'page index' }).waitFor();
      await page.unroute('**/search.json');
      await alert(page).getByRole('button', { name: 'Try again' }).click();
      await options(page).first().waitFor();
    }));

  it('reports that the application cannot be fetched, and retries by a button', () =>
    visit(start, { expected: (problem) => /ERR_FAILED/.test(problem) }, async (page) => {
      const focused = (): Promise<string> =>
        page.evaluate(() => document.activeElement?.textContent ?? '');
      await page.route('**/assets/js/**', (route) => route.abort());
      await page.keyboard.press('/');
      await page.keyboard.type('fib');
      const status = page.locator('dialog [role=status]');
      await status.getByText('The search could not be loaded.').waitFor();
      for (let stop = 0; stop < 3 && (await focused()) !== 'Try again'; stop += 1) {
        await page.keyboard.press('Tab');
      }
      expect(await focused()).toBe('Try again');
      // After another failed attempt, the focus stays where it is.
      await page.keyboard.press('Enter');
      await page.locator('html[data-app-state=loading]').waitFor({ state: 'detached' });
      expect(await focused()).toBe('Try again');
      await page.unroute('**/assets/js/**');
      await page.keyboard.press('Enter');
      await options(page).first().waitFor();
      expect(await field(page).inputValue()).toBe('fib');
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    }));

  it('keeps the retry button during a retry, because it has the focus', () =>
    visit(start, { expected: (problem) => /ERR_FAILED/.test(problem) }, async (page) => {
      await page.route('**/assets/js/**', (route) => route.abort());
      await page.keyboard.press('/');
      const again = page.locator('dialog').getByRole('button', { name: 'Try again' });
      await again.focus();
      await page.unroute('**/assets/js/**');
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/js/**', (route) => held.then(() => route.continue()));
      await page.keyboard.press('Enter');
      await page.locator('dialog').getByText('Loading the search …').waitFor();
      expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
      release();
      await options(page).first().waitFor();
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    }));

  it.each(['retry', 'a b', 'c++ &> 100%'])(
    'leads to all results of %s if Enter is pressed before the application has loaded',
    (query) =>
      visit(start, {}, async (page) => {
        let isHeld = true;
        await page.route('**/assets/js/application*', (route) =>
          isHeld ? undefined : route.continue(),
        );
        await page.keyboard.press('/');
        await page.keyboard.type(query);
        isHeld = false;
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => url.pathname === '/search');
        expect(new URL(page.url()).searchParams.get('q')).toBe(query);
        await page.locator('main [role=option]').first().waitFor();
        expect(
          await page.locator('main').getByRole('combobox', { name: 'Search' }).inputValue(),
        ).toBe(query);
      }),
  );

  it.each([
    ['an element with a script', '<img src=x onerror="document.title=1">'],
    ['an element that closes others', '"><script>document.title=1</script>'],
    ['malformed encoding and a slow regular expression', '%E0%A4%A ((((a+)+)+$ \\'],
    ['a very long word', 'x'.repeat(20_000)],
  ])('treats %s as text', (_, query) =>
    visit(start, {}, async (page) => {
      const title = await page.title();
      await page.keyboard.press('/');
      await field(page).fill(query);
      await page
        .locator('dialog [role=status]')
        .getByText(/found|No results/)
        .waitFor({ state: 'attached' });
      expect(await page.title()).toBe(title);
      expect(await page.locator('dialog img, dialog script').count()).toBe(0);
    }),
  );

  it.each([
    ['broken', () => localStorage.setItem('choices', '{"recent":[1,null,"//evil.example",{}],')],
    ['of another shape', () => localStorage.setItem('choices', '{"recent":{"length":9}}')],
    [
      'denied',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
    ],
  ])('works if the storage is %s', (_, spoil) =>
    visit(start, { before: (page) => page.addInitScript(spoil) }, async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('option', { name: /Page index/ }).waitFor();
      await page.keyboard.type('catchAll');
      await page.locator('[role=option] mark').first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/catching|errors/);
    }),
  );

  it('is not offered without scripts', () =>
    visit(start, { javaScriptEnabled: false }, async (page) => {
      expect(await page.getByRole('button', { name: 'Search' }).isVisible()).toBe(false);
    }));
});

describe('finding pages without the search', () => {
  const visit = startVisits();

  it('filters the sidebar, including by text typed before the application has loaded', () =>
    visit('/reference', {}, async (page) => {
      const filter = page.getByRole('searchbox', { name: 'Filter Reference pages' });
      await filter.focus();
      await page.keyboard.type('retrying');
      const links = page
        .locator('[data-sidebar] [data-island] > ul:not([hidden])')
        .last()
        .getByRole('link');
      await links.filter({ hasText: 'Retrying with schedules' }).waitFor();
      expect(await filter.inputValue()).toBe('retrying');
      expect(await links.filter({ hasText: 'Interruption' }).count()).toBe(0);
      await page.keyboard.press('Escape');
      await links.filter({ hasText: 'Interruption' }).first().waitFor();
    }));

  it.each([
    ['/reference/error-management/recovering/retryng', 'Retrying'],
    ['/datatypes/fibre', 'Fiber'],
  ])('suggests pages near %s', (address, title) =>
    visit(address, { expected: (problem) => problem.includes('404') }, async (page) => {
      await page.getByText('Pages with similar addresses or titles:').waitFor();
      const links = page.locator('main').getByRole('link');
      expect(await links.first().textContent()).toContain(title);
    }),
  );

  it('suggests no page for an address that is near none, but a search for its words', () =>
    visit(
      '/unrelated/bicycle_bell',
      { expected: (problem) => problem.includes('404') },
      async (page) => {
        await page.waitForFunction(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.endsWith('search.json')),
        );
        await page.waitForLoadState('networkidle');
        expect(await page.getByText('Pages with similar').count()).toBe(0);
        await page.getByRole('link', { name: 'Search for “unrelated bicycle bell”' }).click();
        await page.waitForURL('**/search?q=unrelated+bicycle+bell');
      },
    ));
});
