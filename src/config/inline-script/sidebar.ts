/**
 * Scrolls a sidebar so that its link to the current page stands in the middle of the window, unless it is near that. Only
 * the sidebar: `scrollIntoView` moves the page too. Where the sidebar is not on the screen, nothing moves.
 */
export function scrollToCurrent(current: Element): void {
  const offset = current.getBoundingClientRect().top - innerHeight / 2;
  if (Math.abs(offset) > innerHeight / 5) {
    current.closest('[data-sidebar]')!.scrollTop += offset;
  }
}
