/** The code for copy buttons and menus, fetched on first use (`index.ts`). */
import { copyFor } from './copy';
import { closeFollowed, closeLeftMenus } from './menus';

closeLeftMenus();

/** Handles a click on a control. @param lastUsed the link that the reader has moved to since */
export function answer(control: HTMLElement, lastUsed?: HTMLAnchorElement | null): void {
  closeFollowed(lastUsed);
  void copyFor(control);
}
