/**
 * `npm run accessibility`: all pages × themes × widths × states, and a record of the result for the statement. Run again, it
 * goes on where it was cut short, and looks only at pages that are not as they were.
 */
import fs from 'node:fs';
import type { Page } from 'playwright-core';
import type { AuditResult } from '@site/src/features/accessibility/model/result';
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
import { kinds } from './support/accessibility/kinds';
import { openProgress, type Visit } from './support/accessibility/progress';
import { states } from './support/accessibility/states';
import { themes } from './support/accessibility/themes';
import { launchBrowser } from './support/browser';
import { builtRoutes } from './support/site';

const record = 'src/features/accessibility/last-audit.json';
/** One page of each kind first, so that a check that is cut short has covered those. */
const routes = [...new Set([...Object.values(kinds), ...builtRoutes()])];
const windowNames = Object.keys(windows) as WindowName[];

/** Pages between two records: a check that is cut short leaves one of what it has covered. */
const pagesAtATime = 24;

/** Sums of counts by name. */
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

it('axe finds nothing on any page, in any theme, width and state', async () => {
  const browser = await launchBrowser();
  const { visits, note } = openProgress();
  const isVisited = new Set(visits.map(({ route, window }) => `${window} ${route}`));
  const alike: Seen = new Set();
  const all = [...visits];
  const write = (): AuditResult => {
    const result = resultOf(all, `Chromium ${browser.version()}`);
    fs.writeFileSync(record, `${JSON.stringify(result, null, 2)}\n`);
    return result;
  };
  const visit = async (page: Page, route: string, window: WindowName): Promise<void> => {
    const runs = [
      ...(await auditAtRest(page, route, window)),
      ...(await auditStates(page, route, window, alike)),
    ];
    all.push({ route, window, runs });
    note({ route, window, runs });
    // A reader of the next page has been nowhere yet, so that what all pages offer is the same.
    await page.evaluate(() => localStorage.clear());
  };
  for (let from = 0; from < routes.length; from += pagesAtATime) {
    const some = routes.slice(from, from + pagesAtATime);
    for (const window of windowNames) {
      const missing = some.filter((route) => !isVisited.has(`${window} ${route}`));
      await inPages(browser, window, missing, (page, route) => visit(page, route, window));
    }
    write();
  }
  const { violations } = write();
  await browser.close();
  expect(violations).toEqual([]);
});
