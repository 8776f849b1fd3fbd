/**
 * The inline script of every page: what must happen before the first paint, and the controls that
 * work without the application. Everything here is bundled into the HTML; its budget is 3 kB.
 */
import { startApplicationLoader } from '../../features/application-loader/loader';
import type * as Copy from './copy';
import { readChoices } from './choices';
import { marksKey } from './marks';
import { startMemory } from './memory';
import { startScrollers } from './scrollers';
import { openSearch } from './search';
import { startTheme } from './theme';
import { noteVisit } from './visits';

/** The address of `copy.ts`, bundled; put in its place by `bundle.ts`. */
declare const copyScript: string;

// It goes first, since it keeps events back that the application is to answer.
const hearUse = startApplicationLoader(document, readChoices()[marksKey]);
const root = document.documentElement;
const toggleTheme = startTheme(root);
const keepCategory = startMemory(document, startScrollers(document));

for (const type of ['click', 'pointerover', 'focusin', 'keydown']) {
  document.addEventListener(
    type,
    (event) => {
      hearUse?.(event);
      // Takes definitions that stand open (`src/components/Term`) away until the reader moves on.
      root.toggleAttribute('data-quiet', (event as KeyboardEvent).key === 'Escape');
      const used = event.target as HTMLElement;
      const copier = used.closest<HTMLElement>('[data-copy]');
      const isClick = type === 'click';
      if (copier) {
        import(copyScript).then(({ copyFor }: typeof Copy) => void (isClick && copyFor(copier)));
      }
      openSearch(event, isClick);
      if (!isClick) return;
      keepCategory(used);
      if (used.closest('[data-theme-toggle]')) toggleTheme();
      // A menu has done its work once a link in it is followed.
      used.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover();
    },
    true,
  );
}
noteVisit(location.pathname);
