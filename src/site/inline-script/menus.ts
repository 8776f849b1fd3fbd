/** What menus (native popovers) need beyond what browsers do, once one is opened. */

const close = (): void =>
  document.querySelector<HTMLElement>('[popover=auto]:popover-open')?.hidePopover();

/** Closes the menu of a link that was followed while this was on its way. */
export function closeFollowed(lastUsed: HTMLAnchorElement | null | undefined): void {
  if (lastUsed?.closest('[popover]') && lastUsed.href === location.href) close();
}

/**
 * Closes an open menu once the focus goes elsewhere, since the menu would cover what has the focus,
 * and once a link in it is followed, which may lead to the same page. The buttons of menus keep
 * them open: they close them themselves.
 */
export function closeLeftMenus(): void {
  const closeIfLeft = (): void => {
    const { activeElement, body } = document;
    // Some browsers give no focus to a button that is clicked.
    if (activeElement !== body && !activeElement?.closest('[popover],[popovertarget]')) close();
  };
  document.addEventListener('focusin', closeIfLeft);
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[popover] a')) close();
  });
  // The focus may have gone on while this was on its way.
  closeIfLeft();
}
