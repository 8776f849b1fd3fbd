/** What copy buttons and menus need once they are used; fetched then (`index.ts`). */
import { copyFor } from './copy';
import { closeFollowed, closeLeftMenus } from './menus';

closeLeftMenus();

/** Answers the click on a control; `lastUsed` is the link that the reader has come to meanwhile. */
export function answer(control: HTMLElement, lastUsed?: HTMLAnchorElement | null): void {
  closeFollowed(lastUsed);
  void copyFor(control);
}
