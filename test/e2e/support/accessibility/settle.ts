/** Waits until a page has answered to its size. */
import type { Page } from 'playwright-core';

/**
 * Waits for two frames: one to lay out, one for what observes sizes, such as what lets the keyboard
 * reach code that scrolls.
 */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
