/**
 * Scrolls a sidebar so that its link to the current page stands in the middle of the window, as far
 * as it goes. Only the sidebar: `scrollIntoView` moves the page too. Where the sidebar is not on
 * the screen, nothing moves.
 */
export function scrollToCurrent(current: Element): void {
  current.closest('[data-sidebar]')!.scrollTop +=
    current.getBoundingClientRect().top - innerHeight / 2;
}
