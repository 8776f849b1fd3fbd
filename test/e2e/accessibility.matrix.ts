/** `npm run accessibility`: all pages × themes × widths × states, and a record of the result for the statement. */
import fs from 'node:fs';
import type { AuditResult } from '@site/src/features/accessibility/model/result';
import { kinds } from './support/accessibility/kinds';
import { axeVersion } from './support/accessibility/axe';
import { launchBrowser } from './support/browser';
import { states } from './support/accessibility/states';
import { builtRoutes } from './support/site';
import {
  atRest,
  auditAtRest,
  auditStates,
  findings,
  inPages,
  type Run,
  themes,
  type WindowName,
  windows,
} from './support/accessibility/audit';

const record = 'src/features/accessibility/last-audit.json';
/** One page of each kind first, so that a check that is cut short has covered those. */
const routes = [...new Set([...Object.values(kinds), ...builtRoutes()])];

/** Sums of counts by name. */
function sums(counts: readonly (readonly [name: string, count: number])[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const [name, count] of counts) total[name] = (total[name] ?? 0) + count;
  return total;
}

/** Pages between two records: a check that is cut short leaves one of what it has covered. */
const pagesAtATime = 6;

function resultOf(
  runs: readonly Run[],
  covered: number,
): Pick<AuditResult, 'pages' | 'ofPages'> & Counts {
  const times = sums(runs.map(({ state }) => [state, 1]));
  return {
    pages: covered,
    ofPages: routes.length,
    states: Object.fromEntries(
      [atRest, ...states.map(({ name }) => name)].map((name) => [name, times[name] ?? 0]),
    ),
    runs: runs.length,
    violations: findings(runs),
    undecided: sums(runs.flatMap(({ undecided }) => Object.entries(undecided))),
  };
}

type Counts = Pick<AuditResult, 'states' | 'runs' | 'violations' | 'undecided'>;

it('axe finds nothing on any page, in any theme, width and state', async () => {
  const start = Date.now();
  const browser = await launchBrowser();
  const runs: Run[] = [];
  let result: AuditResult | undefined;
  for (let covered = 0; covered < routes.length; covered += pagesAtATime) {
    const some = routes.slice(covered, covered + pagesAtATime);
    for (const window of Object.keys(windows) as WindowName[]) {
      const found = await inPages(browser, window, some, async (page, route) => [
        ...(await auditAtRest(page, route, window)),
        ...(await auditStates(page, route, window)),
      ]);
      runs.push(...found.flat());
    }
    result = {
      date: new Date(start).toISOString().slice(0, 10),
      axe: axeVersion,
      browser: `Chromium ${browser.version()}`,
      themes,
      widths: Object.values(windows).map(({ width }) => width),
      ...resultOf(runs, covered + some.length),
      minutes: Math.round((Date.now() - start) / 60_000),
    };
    fs.writeFileSync(record, `${JSON.stringify(result, null, 2)}\n`);
  }
  await browser.close();
  expect(result?.violations).toEqual([]);
});
