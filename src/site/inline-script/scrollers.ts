/** Lets the keyboard reach code and tables that scroll sideways, and only those. */

import { doc } from '../application-loader/doc';

interface Box extends HTMLElement {
  /** Whether its size is observed already. */
  seen?: true;
}

/**
 * Returns a function that looks for new code and tables. Each is measured again when its size
 * changes, or when a tab or a disclosure shows it.
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
      // May scroll until it has been measured, which happens once it's laid out.
      box.tabIndex = 0;
      sizes.observe(box);
    });
}
