/** Lets the keyboard reach code and tables while they scroll sideways, and only those. */

import { doc } from '../application-loader/doc';

interface Box extends HTMLElement {
  /** Its size is observed; to observe it again would change nothing. */
  seen?: true;
}

/**
 * Returns what looks for new ones in the page. What becomes wider or narrower, or is seen only once
 * a tab or a disclosure shows it, is measured again then.
 */
export function startScrollers(): () => void {
  const sizes = new ResizeObserver((changes) =>
    changes.map(
      ({ target }) =>
        ((target as HTMLElement).tabIndex = -(target.scrollWidth <= target.clientWidth)),
    ),
  );
  return () =>
    doc.querySelectorAll<Box>('pre,table').forEach((box) => {
      if (box.seen) return;
      box.seen = true;
      // What is not laid out yet may scroll; it is measured then.
      box.tabIndex = 0;
      sizes.observe(box);
    });
}
