/**
 * `npm run accessibility`: all pages × themes × widths × states, and a record of the result for the statement. A check that
 * is cut short goes on where it was, as long as the build stays the same.
 */
import fs from 'node:fs';
import type { AuditResult } from '@site/src/features/accessibility/model/result';
import {
  atRest,
  auditAtRest,
  auditStates,
  findings,
  inPages,
  themes,
  type WindowName,
  windows,
} from './support/accessibility/audit';
import { axeVersion } from './support/accessibility/axe';
import { kinds } from './support/accessibility/kinds';
import { openProgress } from './support/accessibility/progress';
import { states } from './support/accessibility/states';
import { launchBrowser } from './support/browser';
import { builtRoutes } from './support/site';

const record = 'src/features/accessibility/last-audit.json';
/** One page of each kind first, so that a check that is cut short has covered those. */
const routes = [...new Set([...Object.values(kinds), ...builtRoutes()])];
const windowNames = Object.keys(windows) as WindowName[];

/** Sums of counts by name. */
function sums(counts: readonly (readonly [name: string, count: number])[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const [name, count] of counts) total[name] = (total[name] ?? 0) + count;
  return total;
}

/** Pages between two records: a check that is cut short leaves one of what it has covered. */
const pagesAtATime = 12;

it('axe finds nothing on any page, in any theme, width and state', async () => {
  const browser = await launchBrowser();
  const { visited, note } = openProgress();
  const keyOf = (route: string, window: WindowName): string => `${window} ${route}`;
  const runsOf = new Map(visited.map(({ route, window, runs }) => [keyOf(route, window), runs]));
  let result: AuditResult | undefined;
  for (let covered = 0; covered < routes.length; covered += pagesAtATime) {
    const some = routes.slice(covered, covered + pagesAtATime);
    for (const window of windowNames) {
      const missing = some.filter((route) => !runsOf.has(keyOf(route, window)));
      await inPages(browser, window, missing, async (page, route) => {
        const runs = [
          ...(await auditAtRest(page, route, window)),
          ...(await auditStates(page, route, window)),
        ];
        runsOf.set(keyOf(route, window), runs);
        note({ route, window, runs });
      });
    }
    const done = routes.slice(0, covered + pagesAtATime);
    const runs = done.flatMap((route) =>
      windowNames.flatMap((window) => runsOf.get(keyOf(route, window)) ?? []),
    );
    const times = sums(runs.map(({ state }) => [state, 1]));
    result = {
      date: new Date().toISOString().slice(0, 10),
      axe: axeVersion,
      browser: `Chromium ${browser.version()}`,
      themes,
      widths: Object.values(windows).map(({ width }) => width),
      pages: done.length,
      ofPages: routes.length,
      states: Object.fromEntries(
        [atRest, ...states.map(({ name }) => name)].map((name) => [name, times[name] ?? 0]),
      ),
      runs: runs.length,
      violations: findings(runs),
      undecided: sums(runs.flatMap(({ undecided }) => Object.entries(undecided))),
    };
    fs.writeFileSync(record, `${JSON.stringify(result, null, 2)}\n`);
  }
  await browser.close();
  expect(result?.violations).toEqual([]);
});
