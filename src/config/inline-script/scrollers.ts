/** Lets the keyboard reach code and tables while they scroll sideways, and only those. */

/**
 * Returns what looks for new ones in a document. What becomes wider or narrower, or is seen only once a
 * tab or a disclosure shows it, is measured again then.
 */
export function startScrollers(doc: Document): () => void {
  const sizes = new ResizeObserver((changes) =>
    changes.map(({ target }) => {
      (target as HTMLElement).tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1;
    }),
  );
  return () => doc.querySelectorAll('pre,table').forEach((box) => sizes.observe(box));
}
