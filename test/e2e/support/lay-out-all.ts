import type { Page } from 'playwright-core';

/** Blocks of code and comparisons. */
export const waitingCode = '.markdown > [data-lines]';

/** Parts of long screens. */
export const waitingParts = '[data-distant]';

/** What is laid out only when the reader comes near. */
export const waiting = `:is(${waitingCode}, ${waitingParts})`;

/**
 * Has a page lay out all that waits now, or `what` of it, as it does in browsers that cannot wait.
 * By a rule, not by a style element, which the policy forbids.
 * @returns what undoes it
 */
export async function layOutAll(page: Page, what = waiting): Promise<() => Promise<void>> {
  await page.evaluate(
    (rule) => document.styleSheets[0]?.insertRule(rule),
    `${what} { content-visibility: visible !important }`,
  );
  return () => page.evaluate(() => document.styleSheets[0]?.deleteRule(0));
}

/**
 * Waits for a frame that draws what has changed; until then `checkVisibility` may tell what was
 * laid out before.
 */
export const untilDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
