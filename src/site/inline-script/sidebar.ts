/**
 * Scrolls a sidebar so that its link to the current page is in the middle of the window, as far as
 * possible. Doesn't use `scrollIntoView`, which moves the page too. If the sidebar isn't on the
 * screen, nothing moves.
 */
export function scrollToCurrent(current: Element): void {
  current.closest('[data-sidebar]')!.scrollTop +=
    current.getBoundingClientRect().top - innerHeight / 2;
}
