/**
 * `npm run accessibility`: all pages × themes × widths × states, further checks beyond axe, and a
 * record for the accessibility statement.
 */
import fs from 'node:fs';
import type { Page } from 'playwright-core';
import type { AuditResult } from '@site/src/site/accessibility/model/result';
import {
  atRest,
  auditAtRest,
  auditStates,
  findings,
  inPages,
  type Run,
  type Seen,
  type WindowName,
  windows,
} from './support/accessibility/audit';
import { axeVersion } from './support/accessibility/axe';
import { holdOutlines } from './support/accessibility/hold-outlines';
import { kinds } from './support/accessibility/kinds';
import { enlarged, outline, type Outline } from './support/accessibility/outline';
import { states } from './support/accessibility/states';
import { themes } from './support/accessibility/themes';
import { launchBrowser } from './support/browser';
import { builtRoutes } from './support/site';

const record = 'src/site/accessibility/last-audit.json';
const routes = [...new Set([...Object.values(kinds), ...builtRoutes()])];
const windowNames = Object.keys(windows) as WindowName[];

/** The results for a page in one window size. */
interface Visit {
  readonly route: string;
  readonly window: WindowName;
  readonly runs: readonly Run[];
}

/** Adds up counts by name. */
function sums(counts: readonly (readonly [name: string, count: number])[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const [name, count] of counts) total[name] = (total[name] ?? 0) + count;
  return total;
}

function resultOf(visits: readonly Visit[], browser: string): AuditResult {
  const runs: Run[] = visits.flatMap((visit) => visit.runs);
  const times = sums(runs.map(({ state }) => [state, 1]));
  return {
    date: new Date().toISOString().slice(0, 10),
    axe: axeVersion,
    browser,
    themes,
    widths: Object.values(windows).map(({ width }) => width),
    pages: routes.filter((route) =>
      windowNames.every((window) =>
        visits.some((visit) => visit.route === route && visit.window === window),
      ),
    ).length,
    ofPages: routes.length,
    states: Object.fromEntries(
      [atRest, ...states.map(({ name }) => name)].map((name) => [name, times[name] ?? 0]),
    ),
    looks: runs.length,
    runs: runs.filter(({ isRepeated }) => !isRepeated).length,
    violations: findings(runs),
    undecided: sums(runs.flatMap(({ undecided }) => Object.entries(undecided))),
  };
}

const seen: Outline[] = [];

it('axe finds no violations on any page, in any theme, width and state', async () => {
  const browser = await launchBrowser();
  const alike: Seen = new Set();
  const all: Visit[] = [];
  const visit = async (page: Page, route: string, window: WindowName): Promise<void> => {
    const atFirst = await auditAtRest(page, route, window);
    seen.push(...(await outline(page, route, window === 'wide' ? [enlarged] : [])));
    const runs = [...atFirst, ...(await auditStates(page, route, window, alike))];
    all.push({ route, window, runs });
    // Each page starts as if it were the reader's first, so that parts shared by all pages look the
    // same.
    await page.evaluate(() => localStorage.clear());
  };
  for (const window of windowNames) {
    await inPages(browser, window, routes, (page, route) => visit(page, route, window));
  }
  const result = resultOf(all, `Chromium ${browser.version()}`);
  fs.writeFileSync(record, `${JSON.stringify(result, null, 2)}\n`);
  await browser.close();
  expect(result.violations).toEqual([]);
});

describe('every page', () => holdOutlines(seen));
