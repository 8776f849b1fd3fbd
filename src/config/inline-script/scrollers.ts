/** Lets the keyboard reach code and tables while they scroll sideways, and only those. */

import { doc } from './doc';

/**
 * Returns what looks for new ones in the page. What becomes wider or narrower, or is seen only once a
 * tab or a disclosure shows it, is measured again then.
 */
export function startScrollers(): () => void {
  const sizes = new ResizeObserver((changes) =>
    changes.map(({ target }) => {
      (target as HTMLElement).tabIndex = -(target.scrollWidth <= target.clientWidth);
    }),
  );
  return () =>
    doc.querySelectorAll<HTMLElement>(':is(pre,table):not([tabindex])').forEach((box) => {
      // What is not laid out yet may scroll; it is measured then.
      box.tabIndex = 0;
      sizes.observe(box);
    });
}
