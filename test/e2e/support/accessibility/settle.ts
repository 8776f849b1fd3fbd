/** Waits until a page has reacted to its size. */
import type { Page } from 'playwright-core';

/**
 * Waits for two frames: one for the layout and one for size observers, such as the one that makes
 * scrollable code focusable.
 */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
