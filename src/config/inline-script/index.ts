/**
 * The inline script of every page: what must happen before the first paint, and the controls that
 * work without the application. Everything here is bundled into the HTML; its budget is 3 kB.
 */
import { copyFor } from './copy';
import { startMemory } from './memory';
import { startTheme } from './theme';

const toggleTheme = startTheme(document.documentElement);
const keepCategory = startMemory(document);

document.addEventListener('click', ({ target }) => {
  const clicked = target as HTMLElement;
  keepCategory(clicked);
  if (clicked.closest('[data-theme-toggle]')) toggleTheme();
  const copier = clicked.closest<HTMLElement>('[data-copy]');
  if (copier) copyFor(copier);
  // A menu has done its work once a link in it is followed.
  if (clicked.closest('a')) clicked.closest<HTMLElement>('[popover]')?.hidePopover();
});
