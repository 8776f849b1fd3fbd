/**
 * The code for copy buttons and for what menus (native popovers) need in addition to the browser's
 * behavior, fetched on first use (`index.ts`).
 */
import { copyFor } from './copy';

const close = (): void =>
  document.querySelector<HTMLElement>('[popover=auto]:popover-open')?.hidePopover();

/**
 * Closes an open menu when the focus moves elsewhere, because the menu would cover the focused
 * element. Menu buttons don't count, because they close their menus themselves.
 */
function closeIfLeft(): void {
  const { activeElement, body } = document;
  // Some browsers don't focus a button that is clicked.
  if (activeElement !== body && !activeElement?.closest('[popover],[popovertarget]')) close();
}

document.addEventListener('focusin', closeIfLeft);
// A link in a menu may lead to the same page.
document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[popover] a')) close();
});
// The focus may have moved on while this script was loading.
closeIfLeft();

/** Handles a click on a control. @param lastUsed the link that the reader has moved to since */
export function answer(control: HTMLElement, lastUsed?: HTMLAnchorElement | null): void {
  // The link of a menu may have been followed while this script was loading.
  if (lastUsed?.closest('[popover]') && lastUsed.href === location.href) close();
  void copyFor(control);
}
