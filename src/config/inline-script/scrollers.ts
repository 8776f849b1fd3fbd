/** Lets the keyboard reach code and tables that scroll sideways at this window's width, and only those. */
export function startScrollers(doc: Document): void {
  addEventListener('load', () =>
    doc.querySelectorAll<HTMLElement>('pre,table').forEach((box) => {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    }),
  );
}
