/** The sections of a page, which on a phone wait until it is loaded, and are then laid out one after another. */
import type { Page } from 'playwright-core';

/** Those of long screens wait for the reader (`data-distant`). */
export const sections = 'section.markdown:not([data-distant], [data-distant] *)';

/** What waits for the load: sections, and the text of any, of those of long screens too (`src/css/distant.css`). */
export const sectionParts = `:is(${sections}, section.markdown > :is(p, ul, ol, table))`;

/** Keeps pages that are opened from hearing that they are loaded; returns what lets the one that is open hear of it. */
export async function holdLoad(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    addEventListener(
      'load',
      (event) => {
        if (event.isTrusted) event.stopImmediatePropagation();
      },
      true,
    );
  });
  return () => page.evaluate(() => dispatchEvent(new Event('load')));
}

/** Whether each section is laid out. */
export const laidOutSections = (page: Page): Promise<boolean[]> =>
  page
    .locator(sections)
    .evaluateAll((all) =>
      all.map(({ firstElementChild: heading }) =>
        Boolean(heading?.checkVisibility({ contentVisibilityAuto: true })),
      ),
    );

/** Waits until all are laid out with their text, wherever the reader is. */
export const untilSectionsAreLaidOut = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (parts) =>
      [...document.querySelectorAll(parts)].every(
        (part) => getComputedStyle(part).contentVisibility === 'visible',
      ),
    sectionParts,
  );
