/** Checks that axe doesn't make, at several window widths. */
import type { Page } from 'playwright-core';
import { layOutAll } from '../lay-out-all';
import { settle } from './settle';

/** The problems on a page, one line for each element. */
export interface Outline {
  readonly route: string;
  readonly width: number;
  readonly landmarks: readonly string[];
  readonly crowdedHeadings: readonly string[];
  readonly scrollers: readonly string[];
  readonly silentLinks: readonly string[];
  readonly foreignWords: readonly string[];
  readonly tooWide: readonly string[];
}

/** The width of a window of 1280 px at a zoom of 400 %. */
export const enlarged = 320;

/** Measures the open page at its width and at others, then restores the window. */
export async function outline(
  page: Page,
  route: string,
  widths: readonly number[] = [enlarged],
): Promise<Outline[]> {
  const before = page.viewportSize();
  const waitAgain = await layOutAll(page);
  await settle(page);
  const outlines = [await measure(page, route)];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 256 });
    await settle(page);
    outlines.push(await measure(page, route));
  }
  if (before) await page.setViewportSize(before);
  await waitAgain();
  return outlines;
}

/**
 * Widths where the open page's layout may change: those on both sides of each width in its media
 * queries.
 */
export async function turningPoints(page: Page): Promise<number[]> {
  const asked = await page.evaluate(() => {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const conditions = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => (rule instanceof CSSMediaRule ? rule.conditionText : '')),
    );
    return conditions
      .filter((condition) => condition.includes('width'))
      .flatMap((condition) => [...condition.matchAll(/([\d.]+)(rem|px)/g)])
      .map(([, size, unit]) => Number(size) * (unit === 'px' ? 1 : rem));
  });
  // A query may include the pixel at its limit, exclude it, or lie between two pixels.
  const points = asked.flatMap((width) => [
    Math.ceil(width) - 1,
    Math.floor(width),
    Math.floor(width) + 1,
  ]);
  return [...new Set(points)].sort((a, b) => a - b);
}

async function measure(page: Page, route: string): Promise<Outline> {
  return { route, ...(await page.evaluate(measureHere)) };
}

/** Runs in the page. */
function measureHere(): Omit<Outline, 'route'> {
  const all = (selector: string): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ];
  const name = (element: Element): string =>
    `<${element.localName}> ${element.textContent?.trim().slice(0, 60)}`;
  const width = document.documentElement.clientWidth;
  const mains = all('main').length;
  /** Content that may be wider than the window, because its own box scrolls. */
  const isBoxed = (element: Element): boolean =>
    element.closest('pre,table,svg,dialog,[popover],.visually-hidden') !== null;
  /** Letters from scripts other than the Latin one. */
  const foreign = /[^\P{L}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const foreignTexts: Node[] = [];
  while (texts.nextNode()) {
    if (foreign.test(texts.currentNode.nodeValue ?? '')) foreignTexts.push(texts.currentNode);
  }
  const prose = all('main :is(p,li,dt,dd,h1,h2,h3,h4,figcaption,summary,blockquote)');
  return {
    width,
    landmarks: [
      ...(mains === 1 ? [] : [`${mains} main parts`]),
      ...all('aside nav, [role=complementary] nav').map(name),
    ],
    crowdedHeadings: all(':is(h1,h2,h3,h4,h5,h6) :is(a,button,[role=button])')
      .filter((inside) => inside.textContent === '#' || inside.localName === 'button')
      .map(name),
    scrollers: all('pre,table')
      .filter((box) => box.checkVisibility() && box.clientWidth > 0)
      .filter((box) => box.scrollWidth > box.clientWidth !== (box.tabIndex === 0))
      .map((box) => `${box.scrollWidth} in ${box.clientWidth} px, ${name(box)}`),
    silentLinks: all('a[target="_blank"]')
      .filter((link) => {
        const name = link.ariaLabel ?? getComputedStyle(link, '::after').content;
        return !/new tab/.test(name);
      })
      .map(name),
    foreignWords: foreignTexts.flatMap(({ parentElement }) => {
      const isTold = parentElement?.closest('[lang]') !== document.documentElement;
      return parentElement && !isTold ? [name(parentElement)] : [];
    }),
    tooWide: [
      ...(document.documentElement.scrollWidth > width ? ['the page'] : []),
      ...prose
        .filter((element) => !isBoxed(element))
        .filter((element) => element.getBoundingClientRect().right > width + 1)
        .map(name),
    ],
  };
}
