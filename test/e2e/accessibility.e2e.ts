/**
 * One page of each kind, on wide and narrow screens: axe with everything open, the parts of the
 * frame on one of them, and further checks.
 */
import type { Browser } from 'playwright-core';
import { launchBrowser } from './support/browser';
import {
  auditAtRest,
  auditStates,
  findings,
  inPages,
  type Run,
  type Seen,
  type WindowName,
  windows,
} from './support/accessibility/audit';
import { holdOutlines } from './support/accessibility/hold-outlines';
import { answered, kinds } from './support/accessibility/kinds';
import { enlarged, outline, type Outline, turningPoints } from './support/accessibility/outline';
import { states } from './support/accessibility/states';

const minutes = (count: number): number => count * 60_000;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const routes = [...Object.values(kinds), ...Object.keys(answered)];
const runs: Run[] = [];
const alike: Seen = new Set();
const frames = new Set<string>();

describe.each(Object.keys(windows) as WindowName[])('a page of each kind, %s', (window) => {
  const seen: Outline[] = [];
  beforeAll(async () => {
    await inPages(browser, window, routes, async (page, route) => {
      runs.push(...(await auditAtRest(page, route, window)));
      const widths = window === 'wide' ? await turningPoints(page) : [];
      seen.push(...(await outline(page, route, [enlarged, ...widths])));
      runs.push(...(await auditStates(page, route, window, alike, frames)));
    });
  }, minutes(15));

  it('has no axe violations in any theme or state', () => {
    expect(findings(runs.filter((run) => run.window === window))).toEqual([]);
  });

  holdOutlines(seen);

  it('was measured at every width where its layout changes, on wide screens', () => {
    const widths = new Set(seen.map(({ width }) => width));
    expect(widths.size).toBeGreaterThan(window === 'wide' ? 6 : 1);
  });
});

it('every state occurs on some page', () => {
  const seen = new Set(runs.map(({ state }) => state));
  expect(states.filter(({ name }) => !seen.has(name))).toEqual([]);
});
