/** What a page shows and where, colours apart. */

/**
 * Whether the page looks as it did when this was last asked, but for colours. Runs in the page, and keeps a line there for
 * each element that is seen; what is drawn within a picture is left out.
 */
export function looksAsBefore(): boolean {
  const kept = globalThis as unknown as { shape?: string };
  const before = kept.shape;
  kept.shape = [...document.querySelectorAll(':not(svg *)')]
    .filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.localName} ${x} ${y} ${width} ${height}`;
    })
    .join('\n');
  return kept.shape === before;
}
