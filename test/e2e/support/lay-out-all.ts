import type { Page } from 'playwright-core';

/** Code blocks and comparisons. */
export const waitingCode = '.markdown > [data-lines]';

/** Parts of long screens. */
export const waitingParts = '[data-distant]';

/** Everything that is laid out only when the reader comes near. */
export const waiting = `:is(${waitingCode}, ${waitingParts})`;

/**
 * Makes a page lay out all parts that match `what`, as in browsers without `content-visibility`.
 * Inserts a rule instead of a style element, which the policy forbids.
 * @returns a function that undoes it
 */
export async function layOutAll(page: Page, what = waiting): Promise<() => Promise<void>> {
  await page.evaluate(
    (rule) => document.styleSheets[0]?.insertRule(rule),
    `${what} { content-visibility: visible !important }`,
  );
  return () => page.evaluate(() => document.styleSheets[0]?.deleteRule(0));
}

/**
 * Waits for a frame with the latest changes; until then, `checkVisibility` may return old results.
 */
export const untilDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
