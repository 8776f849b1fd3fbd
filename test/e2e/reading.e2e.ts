/**
 * Pages for readers who can't see them, or can't see their colours; read from the browser's
 * accessibility tree.
 */
import type { Page } from 'playwright-core';
import { kinds } from './support/accessibility/kinds';
import { forScreenReaders } from './support/browser';
import { layOutAll } from './support/lay-out-all';
import { narrow, startVisits, wide } from './support/visit';

const visit = startVisits(forScreenReaders);
const pages = Object.entries(kinds);

interface Node {
  readonly role: string;
  readonly name: string;
  readonly expanded: unknown;
  readonly level: unknown;
}

/** The nodes of a page's accessibility tree in reading order. */
async function treeOf(page: Page, whole?: string): Promise<Node[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const walk = (id: string): Node[] => {
    const node = byId.get(id);
    if (!node) return [];
    const { ignored, role, name, properties = [], childIds = [] } = node;
    const value = (of: string): unknown =>
      properties.find((property) => property.name === of)?.value.value;
    const own: Node = {
      role: String(role?.value),
      name: String(name?.value ?? '').trim(),
      expanded: value('expanded'),
      level: value('level'),
    };
    return [...(ignored ? [] : [own]), ...(own.role === whole ? [] : childIds.flatMap(walk))];
  };
  return walk(nodes[0]?.nodeId ?? '');
}

describe('headings', () => {
  it.each(pages)('of %s (%s) are read once, each as written', (_, route) =>
    visit(route, {}, async (page) => {
      const read = (await treeOf(page))
        .filter(({ role }) => role === 'heading')
        .map(({ level, name }) => `${String(level)} ${name.replace(/\s+/g, '')}`);
      const written = await page
        .locator('h1, h2, h3, h4, h5, h6')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map(
            ({ localName, textContent }) => `${localName[1]} ${textContent?.replace(/\s+/g, '')}`,
          ),
        );
      expect(written.length).toBeGreaterThan(0);
      expect(read).toEqual(written);
    }),
  );
});

it('a link to an unwritten page is announced as such', () =>
  visit('/', {}, async (page) => {
    await page.evaluate(() => {
      const named = document.createElement('span');
      named.className = 'pending-link';
      named.textContent = 'A page';
      document.querySelector('main')?.append(named);
    });
    const texts = (await treeOf(page)).map(({ name }) => name);
    expect(texts).toContain('(to be written)');
    const box = await page.evaluate(() => {
      const { position, width, clipPath } = getComputedStyle(
        document.querySelector('.pending-link')!,
        '::after',
      );
      return { position, width, clipPath };
    });
    expect(box).toEqual({ position: 'absolute', width: '1px', clipPath: 'inset(50%)' });
  }));

describe('a disclosure', () => {
  it.each(pages.flatMap((kind) => [wide, narrow].map((viewport) => [...kind, viewport] as const)))(
    'on %s (%s, %j) has a name and a state',
    (_, route, viewport) =>
      visit(route, { viewport }, async (page) => {
        const shown = page.locator('summary, [popovertarget]').filter({ visible: true });
        const count = await shown.count();
        const stated = (await treeOf(page)).filter(({ expanded }) => expanded !== undefined);
        expect(stated.length).toBeGreaterThanOrEqual(count);
        expect(count).toBeGreaterThan(0);
        expect(stated.filter(({ name }) => name === '')).toEqual([]);
      }),
  );
});

it.each(pages)('links in the text of %s (%s) are distinguishable without colour', (_, route) =>
  visit(route, {}, async (page) => {
    const plain = await page
      .locator('main :is(p, dd, blockquote, figcaption) a')
      .evaluateAll((all) =>
        all
          .filter((link) => {
            const text = link.closest('p,dd,blockquote,figcaption')?.textContent?.trim();
            // A link that is the only text in its line isn't a link within text.
            if (!link.checkVisibility() || text === link.textContent?.trim()) return false;
            const { textDecorationLine, borderBottomStyle } = getComputedStyle(link);
            return textDecorationLine !== 'underline' && borderBottomStyle === 'none';
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 160)),
      );
    expect(plain).toEqual([]);
  }),
);

describe('the link to a heading', () => {
  const link = 'main :is(h2, h3) + a';
  const opacity = (page: Page): Promise<string> =>
    page
      .locator(link)
      .first()
      .evaluate((element) => getComputedStyle(element).opacity);

  it('is visible on hover over its heading, and when focused', () =>
    visit('/overview/creating-effects', { reducedMotion: 'reduce' }, async (page) => {
      await page.locator('main :is(h2, h3)').first().hover();
      expect(await opacity(page)).toBe('1');
      await page.mouse.move(0, 0);
      await page.locator(link).first().focus();
      expect(await opacity(page)).toBe('1');
    }));

  it('has a unique name', () =>
    visit('/overview/creating-effects', {}, async (page) => {
      const names = await page
        .locator(link)
        .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
      expect(names.length).toBeGreaterThan(1);
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain('');
    }));
});

describe('following a link', () => {
  it.each([
    ['fades', 'no-preference', true],
    ['does not fade with reduced motion', 'reduce', false],
  ] as const)('%s', (_, reducedMotion, fades) =>
    visit('/guides', { reducedMotion }, async (page) => {
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          const { viewTransition } = event as Event & { viewTransition: unknown };
          document.documentElement.dataset['fades'] = String(viewTransition !== null);
        });
      });
      await page.goto('/reference');
      await page.locator('header').getByRole('link', { name: 'Guides' }).click();
      await page.waitForURL('**/guides');
      await page.waitForSelector('html[data-fades]');
      expect(await page.locator('html').getAttribute('data-fades')).toBe(String(fades));
    }),
  );
});

it.each([
  '/reference/error-management/recovering/retrying',
  '/zio-query/creating-queries',
  '/reference/concurrency',
])('content far below the window on %s is in the accessibility tree', (route) =>
  visit(route, { viewport: narrow }, async (page) => {
    const names = async (): Promise<string[]> =>
      (await treeOf(page, 'link'))
        .filter(({ role }) => ['button', 'group', 'link', 'StaticText'].includes(role))
        .map(({ role, name }) => `${role}: ${name}`);
    const before = await names();
    expect(before.length).toBeGreaterThan(1_000);
    await layOutAll(page);
    expect(await names()).toEqual(before);
  }),
);
