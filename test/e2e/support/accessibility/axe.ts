/** Runs axe in a page of a browser. */
import fs from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 at level AA, and what axe calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

const source = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The release of axe. */
export const axeVersion = (
  JSON.parse(fs.readFileSync(require.resolve('axe-core/package.json'), 'utf8')) as {
    readonly version: string;
  }
).version;

export interface AxeRun {
  /** Each rule that is broken, with an element that breaks it. */
  readonly violations: readonly string[];
  /** How many elements axe could not decide on, by rule. */
  readonly undecided: Readonly<Record<string, number>>;
}

/**
 * Has axe in every document that a page shows from now on: the policy of the site does not govern
 * the browser's tools.
 */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(source);

/**
 * Holds the page, or the elements of a selector in it, against all rules, as it is at the moment.
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
    // Only rules on video and audio need files to be fetched.
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
