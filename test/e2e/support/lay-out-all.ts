import type { Page } from 'playwright-core';

/** Parts of long screens. */
export const partsOfScreens = '[data-distant]';

/** What is laid out only when the reader comes near: blocks of code, comparisons, and the parts of long screens. */
export const waiting = `:is(.markdown > [data-lines], ${partsOfScreens})`;

/**
 * Has a page lay out all of that now, or `what` of it, as it does in browsers that cannot wait. By a rule, not by a style element, which
 * the policy forbids.
 * @returns what undoes it
 */
export async function layOutAll(page: Page, what = waiting): Promise<() => Promise<void>> {
  await page.evaluate(
    (rule) => document.styleSheets[0]?.insertRule(rule),
    `${what} { content-visibility: visible !important }`,
  );
  return () => page.evaluate(() => document.styleSheets[0]?.deleteRule(0));
}
