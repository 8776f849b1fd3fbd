/** What axe does not look at: measured in a page, at the window's width and at 320 px. */
import type { Page } from 'playwright-core';

/** What is wrong on a page, a line for each element. */
export interface Outline {
  readonly route: string;
  readonly width: number;
  readonly landmarks: readonly string[];
  readonly crowdedHeadings: readonly string[];
  readonly scrollers: readonly string[];
  readonly silentLinks: readonly string[];
  readonly tooWide: readonly string[];
}

/** A window of 1280 × 1024 px at 400 %. */
const enlarged = { width: 320, height: 256 };

/** Measures the page that is shown, at its width and enlarged; the window is as before then. */
export async function outline(page: Page, route: string): Promise<Outline[]> {
  const before = page.viewportSize();
  const asItIs = await measure(page, route);
  await page.setViewportSize(enlarged);
  // Two frames: one to lay out, one for what observes sizes.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const large = await measure(page, route);
  if (before) await page.setViewportSize(before);
  return [asItIs, large];
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
  /** What a box of its own scrolls may be wider than the window. */
  const isBoxed = (element: Element): boolean =>
    element.closest('pre,table,svg,dialog,[popover],.visually-hidden') !== null;
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
    tooWide: [
      ...(document.documentElement.scrollWidth > width ? ['the page'] : []),
      ...prose
        .filter((element) => !isBoxed(element))
        .filter((element) => element.getBoundingClientRect().right > width + 1)
        .map(name),
    ],
  };
}
