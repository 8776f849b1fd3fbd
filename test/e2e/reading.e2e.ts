/**
 * Pages for readers who can't see them, or can't see their colors; read from the browser's
 * accessibility tree.
 */
import type { Page } from 'playwright-core';
import { kinds } from './support/accessibility/kinds';
import { settle } from './support/accessibility/settle';
import { forScreenReaders } from './support/browser';
import { layOutAll } from './support/lay-out-all';
import { narrow, startVisits, wide } from './support/visit';

const visit = startVisits(forScreenReaders);
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

/** The level and the text of each visible heading, without spaces. */
const headingsOf = (page: Page): Promise<string[]> =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map(
        ({ localName, textContent }) => `${localName[1]} ${textContent?.replace(/\s+/g, '')}`,
      ),
    );

/** The links within text that only a color distinguishes. */
const plainLinksOf = (page: Page): Promise<string[]> =>
  page.locator('main :is(p, dd, blockquote, figcaption) a').evaluateAll((all) =>
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

describe.each(Object.entries(kinds))('%s (%s)', (_, route) => {
  let headings: Record<'read' | 'written', string[]>;
  let plainLinks: string[];
  const disclosures: { visible: number; read: Node[] }[] = [];
  beforeAll(() =>
    visit(route, {}, async (page) => {
      const read = (await treeOf(page))
        .filter(({ role }) => role === 'heading')
        .map(({ level, name }) => `${String(level)} ${name.replace(/\s+/g, '')}`);
      headings = { read, written: await headingsOf(page) };
      plainLinks = await plainLinksOf(page);
      for (const viewport of [wide, narrow]) {
        await page.setViewportSize(viewport);
        await settle(page);
        disclosures.push({
          visible: await page.locator('summary, [popovertarget]').filter({ visible: true }).count(),
          read: (await treeOf(page)).filter(({ expanded }) => expanded !== undefined),
        });
      }
    }),
  );

  it('has headings that are read once, each as written', () => {
    expect(headings.written.length).toBeGreaterThan(0);
    expect(headings.read).toEqual(headings.written);
  });

  it('has links in its text that are distinguishable without color', () => {
    expect(plainLinks).toEqual([]);
  });

  it('has disclosures with a name and a state, on wide and on narrow screens', () => {
    for (const { visible, read } of disclosures) {
      expect(visible).toBeGreaterThan(0);
      expect(read.length).toBeGreaterThanOrEqual(visible);
      expect(read.filter(({ name }) => name === '')).toEqual([]);
    }
    expect(disclosures).toHaveLength(2);
  });
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

it('the link to a heading has a unique name, and is visible on hover and when focused', () =>
  visit('/overview/creating-effects', { reducedMotion: 'reduce' }, async (page) => {
    const links = page.locator('main :is(h2, h3) + a');
    const opacity = (): Promise<string> =>
      links.first().evaluate((element) => getComputedStyle(element).opacity);
    const names = await links.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''));
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('');
    await page.locator('main :is(h2, h3)').first().hover();
    expect(await opacity()).toBe('1');
    await page.mouse.move(0, 0);
    await links.first().focus();
    expect(await opacity()).toBe('1');
  }));

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
