/**
 * The inline script of every page: what must happen before the first paint, and the controls that
 * work without the application. Everything here is bundled into the HTML; its budget is 3 kB.
 */
import { startApplicationLoader } from '../application-loader/loader';
import type * as Controls from './controls';
import { readChoices } from './choices';
import { doc, rootData } from '../application-loader/doc';
import { marksKey } from './marks';
import { startMemory } from './memory';
import { startScrollers } from './scrollers';
import { openSearch } from './search';
import { startTheme } from './theme';
import { noteVisit } from './visits';

/** The address of `controls.ts`, bundled; put in its place by `bundle.ts`. */
declare const controlsScript: string;

// It goes first, since it keeps events back that the application is to answer.
const hearUse = startApplicationLoader(readChoices()[marksKey]);
const toggleTheme = startTheme(rootData);
const keepChosen = startMemory(startScrollers());
let lastLink: HTMLAnchorElement | null;
// Ends the address, since many browsers do not ask again for a module that could not be fetched.
let retry = '';

for (const type of ['click', 'pointermove', 'focusin', 'keydown']) {
  doc.addEventListener(
    type,
    (event) => {
      hearUse(event);
      const used = event.target as HTMLElement;
      const link = used.closest('a');
      const isClick = type === 'click';
      // Takes definitions that stand open (`src/content/components/Term`) away until the reader
      // comes to another link.
      if ((event as KeyboardEvent).key === 'Escape') rootData['quiet'] = '';
      else if (link && link !== lastLink) delete rootData['quiet'];
      lastLink = link;
      const control = used.closest<HTMLElement>('[data-copy],[popovertarget]');
      if (control) {
        import(controlsScript + retry).then(
          (controls: typeof Controls) => isClick && controls.answer(control, lastLink),
          () => (control.dataset['lost'] = retry += '?'),
        );
      }
      openSearch(event, isClick);
      if (!isClick) return;
      keepChosen(used);
      if (used.closest('[data-toggle]')) toggleTheme();
    },
    true,
  );
}
noteVisit(location.pathname);
