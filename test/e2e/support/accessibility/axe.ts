/** Runs axe in a browser page. */
import fs from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 at level AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

const source = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The version of axe. */
export const axeVersion = (
  JSON.parse(fs.readFileSync(require.resolve('axe-core/package.json'), 'utf8')) as {
    readonly version: string;
  }
).version;

export interface AxeRun {
  /** Each violated rule, with an element that violates it. */
  readonly violations: readonly string[];
  /** How many elements axe couldn't decide on, by rule. */
  readonly undecided: Readonly<Record<string, number>>;
}

/**
 * Loads axe into every document that the page shows from now on. The site's policy doesn't apply to
 * the browser's tools.
 */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(source);

/**
 * Checks the page, or the elements that match a selector, against all rules in the current state.
 */
export async function runAxe(page: Page, part?: string): Promise<AxeRun> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(runHere, { tags, part });
}

interface Question {
  readonly tags: string[];
  readonly part: string | undefined;
}

/** Runs in the page. */
async function runHere({ tags, part }: Question): Promise<AxeRun> {
  const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
  const { violations, incomplete } = await run(part ?? document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations', 'incomplete'],
    // Only rules on video and audio need to fetch files.
    preload: false,
  });
  return {
    violations: violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, any, all, none }) =>
          `${id}: ${[...any, ...all, ...none][0]?.message ?? help}, at ${target.join(' ')}`,
      ),
    ),
    undecided: Object.fromEntries(incomplete.map(({ id, nodes }) => [id, nodes.length])),
  };
}
