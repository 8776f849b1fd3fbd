/** Holds pages against axe: in both themes, at some width, at rest and in what can be opened on them. */
import type { Browser, Page } from 'playwright-core';
import { origin } from '../site';
import { runAxe } from './axe';
import { type State, states as allStates } from './states';

export const themes = ['light', 'dark'] as const;

/** Windows by name: that of a desk, and that of a telephone. */
export const windows = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 375, height: 720 },
} as const;

/** The state of a page that nobody has touched. */
export const atRest = 'at rest';

export type WindowName = keyof typeof windows;

/** One run of axe. */
export interface Run {
  readonly route: string;
  readonly window: WindowName;
  readonly theme: (typeof themes)[number];
  readonly state: string;
  readonly violations: readonly string[];
  readonly undecided: Readonly<Record<string, number>>;
}

/** A page of a browser that shows one address after the other. */
export async function openPage(browser: Browser, window: WindowName): Promise<Page> {
  // Without motion, so that no colour is caught on its way to another.
  const context = await browser.newContext({
    baseURL: origin,
    viewport: windows[window],
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
}

/**
 * Goes to an address and holds it against axe, without loading it again for a theme or a state; states
 * that the page does not have are left out. Once something is open, all of the page is looked at again, or only what
 * opened. A state that does not open is a violation.
 */
export async function audit(
  page: Page,
  route: string,
  window: WindowName,
  states: readonly State[] = [],
  onlyWhatOpened = false,
): Promise<Run[]> {
  await page.goto(route);
  const runs: Run[] = [];
  const inBothThemes = async (state: string, part?: string): Promise<void> => {
    for (const theme of themes) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      runs.push({ route, window, theme, state, ...(await runAxe(page, part)) });
    }
  };
  await inBothThemes(atRest);
  for (const state of states) {
    const needed = page.locator(state.needs).filter({ visible: true });
    if ((await needed.count()) === 0) continue;
    try {
      await state.open(page);
      await inBothThemes(state.name, onlyWhatOpened ? state.part : undefined);
      await state.close(page);
    } catch (error) {
      const violations = [`it does not open: ${String(error)}`];
      runs.push({ route, window, theme: 'light', state: state.name, violations, undecided: {} });
      await page.goto(route);
    }
  }
  return runs;
}

/** Does something with each item, some at a time, each in a page of its own that it keeps. */
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

/** What was found, a line for each rule and place, with the first run that found it. */
export function findings(runs: readonly Run[]): string[] {
  return runs.flatMap(({ route, window, theme, state, violations }) =>
    violations.map((violation) => `${route}, ${window}, ${theme}, ${state}: ${violation}`),
  );
}

export { allStates };
