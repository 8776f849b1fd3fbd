/** Checks pages with axe: in both themes, at a window width, at rest and with everything opened. */
import type { Browser, Page } from 'playwright-core';
import { origin } from '../site';
import { bringAxe, runAxe } from './axe';
import { answered } from './kinds';
import { layOutAll, waitingParts } from '../lay-out-all';
import { settle } from './settle';
import { states } from './states';
import { type Theme, themes } from './themes';

/** Window sizes by name: a desktop's and a phone's. */
export const windows = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 375, height: 720 },
} as const;

/** The state of a page before any interaction. */
export const atRest = 'as it loads';

export type WindowName = keyof typeof windows;

/** One run of axe. */
export interface Run {
  readonly route: string;
  readonly window: WindowName;
  readonly theme: Theme;
  readonly state: string;
  readonly violations: readonly string[];
  readonly undecided: Readonly<Record<string, number>>;
  /**
   * Whether axe was skipped, because it found nothing in the same elements, byte for byte, on
   * another page.
   */
  readonly isRepeated?: boolean;
}

/** Opens a browser page that visits one address after another. */
export async function openPage(browser: Browser, window: WindowName): Promise<Page> {
  // Without motion, so that axe doesn't see a color during a transition.
  const context = await browser.newContext({
    baseURL: origin,
    viewport: windows[window],
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await bringAxe(page);
  return page;
}

/** Sets the page's theme without a reader's choice; returns its background color. */
const setTheme = (page: Page, theme: string): Promise<string> =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
    return getComputedStyle(document.documentElement).backgroundColor;
  }, theme);

/** Checks a page, or the elements that match a selector, with axe in both themes. */
export async function inBothThemes(
  page: Page,
  place: Pick<Run, 'route' | 'window' | 'state'>,
  part?: string,
): Promise<Run[]> {
  const runs: Run[] = [];
  const papers = new Set<string>();
  for (const theme of themes) {
    papers.add(await setTheme(page, theme));
    runs.push({ ...place, theme, ...(await runAxe(page, part)) });
  }
  if (papers.size < themes.length) throw new Error(`${place.route} looks the same in both themes`);
  return runs;
}

/** Opens a page of the site, and waits for what it shows by itself. */
export async function openAtRest(page: Page, route: string): Promise<void> {
  await page.goto(route);
  const answer = answered[route];
  if (answer) await page.locator(answer).first().waitFor();
  // Axe would measure links in parts that aren't laid out yet.
  await layOutAll(page, waitingParts);
  await settle(page);
}

/** Checks a page before any interaction. */
export async function auditAtRest(page: Page, route: string, window: WindowName): Promise<Run[]> {
  await openAtRest(page, route);
  return inBothThemes(page, { route, window, state: atRest });
}

/** Runs in the page: facts that may explain why something hasn't opened. */
function circumstances(): string {
  const { activeElement: focused, documentElement: root } = document;
  const failed = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ responseStatus }) => responseStatus !== 200)
    .map(({ name, responseStatus }) => `${name}: ${responseStatus}`);
  return JSON.stringify({
    focused: focused?.outerHTML.slice(0, 120),
    application: root.dataset['appState'],
    scrolled: scrollY,
    failed,
  });
}

/** Elements in which axe found nothing, as `auditStates` stores them. */
export type Seen = Set<string>;

/** The HTML of the opened parts. */
const htmlOf = (page: Page, part: string): Promise<string> =>
  page.locator(part).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML).join('\n'));

/**
 * Checks the open page with axe in each of its states, without reloading it. Only the opened part
 * is checked, because the rest is as it was at rest. A state that doesn't open counts as a
 * violation.
 * @param seen parts of other pages that were fine; identical parts aren't checked again
 * @param frames where to note the states of the frame, each of which is then opened on one page;
 * without it, on every page
 */
export async function auditStates(
  page: Page,
  route: string,
  window: WindowName,
  seen: Seen,
  frames?: Set<string>,
): Promise<Run[]> {
  const runs: Run[] = [];
  for (const state of states) {
    const isKnown = frames?.has(`${window} ${state.name}`) ?? false;
    if (isKnown || (await page.locator(state.needs).filter({ visible: true }).count()) === 0)
      continue;
    if (state.isOfFrame) frames?.add(`${window} ${state.name}`);
    const place = { route, window, state: state.name };
    // Otherwise the header could cover links after the scrolling of an earlier state.
    await page.evaluate(() => scrollTo(0, 0));
    try {
      await state.open(page);
      await settle(page);
      const opened = `${window} ${state.name} ${await htmlOf(page, state.part)}`;
      if (seen.has(opened)) {
        const nothing = { violations: [], undecided: {}, isRepeated: true };
        runs.push(...themes.map((theme) => ({ ...place, theme, ...nothing })));
      } else {
        const found = await inBothThemes(page, place, state.part);
        runs.push(...found);
        if (findings(found).length === 0) seen.add(opened);
      }
      await state.close(page);
    } catch (error) {
      const violations = [
        `it does not open: ${String(error).split('\n', 1)[0]} ${await page.evaluate(circumstances)}`,
      ];
      runs.push({ ...place, theme: themes[0], violations, undecided: {} });
      await page.goto(route);
    }
  }
  return runs;
}

/** Processes items, several at a time, each worker in its own browser page. */
export async function inPages<Item, Result>(
  browser: Browser,
  window: WindowName,
  items: readonly Item[],
  visit: (page: Page, item: Item) => Promise<Result>,
  atATime = 3,
): Promise<Result[]> {
  const waiting = items.entries();
  const results: Result[] = [];
  const walk = async (): Promise<void> => {
    const page = await openPage(browser, window);
    for (const [index, item] of waiting) results[index] = await visit(page, item);
    await page.context().close();
  };
  await Promise.all(Array.from({ length: atATime }, walk));
  return results;
}

/** The violations, one line for each rule and place, with the first run that found it. */
export function findings(runs: readonly Run[]): string[] {
  return runs.flatMap(({ route, window, theme, state, violations }) =>
    violations.map((violation) => `${route}, ${window}, ${theme}, ${state}: ${violation}`),
  );
}
