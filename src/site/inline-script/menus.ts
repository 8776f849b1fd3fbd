/** Behaviour that menus (native popovers) need in addition to the browser's, once one is opened. */

const close = (): void =>
  document.querySelector<HTMLElement>('[popover=auto]:popover-open')?.hidePopover();

/** Closes the menu of a link that was followed while this script was loading. */
export function closeFollowed(lastUsed: HTMLAnchorElement | null | undefined): void {
  if (lastUsed?.closest('[popover]') && lastUsed.href === location.href) close();
}

/**
 * Closes an open menu when the focus moves elsewhere, because the menu would cover the focused
 * element, and when a link in it is followed, because that may lead to the same page. Menu buttons
 * don't count, because they close their menus themselves.
 */
export function closeLeftMenus(): void {
  const closeIfLeft = (): void => {
    const { activeElement, body } = document;
    // Some browsers don't focus a button that is clicked.
    if (activeElement !== body && !activeElement?.closest('[popover],[popovertarget]')) close();
  };
  document.addEventListener('focusin', closeIfLeft);
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[popover] a')) close();
  });
  // The focus may have moved on while this script was loading.
  closeIfLeft();
}
