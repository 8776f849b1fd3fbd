/**
 * The inline script of every page: everything that must happen before the first paint, and the
 * controls that work without the application. It's bundled into the HTML; its budget is 3 kB.
 */
import { startApplicationLoader } from '../application-loader/loader';
import type * as Controls from './controls';
import { keepChoice, marksKey, readChoices } from './choices';
import { doc, rootData } from '../application-loader/doc';
import { startMemory } from './memory';
import { startScrollers } from './scrollers';
import { openSearch } from './search';
import { startTheme } from './theme';

/** The address of the bundled `controls.ts`, which `bundle.ts` fills in. */
declare const controlsScript: string;

// First, because it stops events that the application has to handle.
const hearUse = startApplicationLoader(readChoices()[marksKey]);
const toggleTheme = startTheme();
const keepChosen = startMemory(startScrollers());
let lastLink: HTMLAnchorElement | null;
// A suffix of the address, because many browsers don't fetch a module again after a failure.
let retry = '';

for (const type of ['click', 'pointermove', 'focusin', 'keydown']) {
  doc.addEventListener(
    type,
    (event) => {
      hearUse(event);
      const used = event.target as HTMLElement;
      const link = used.closest('a');
      const isClick = type === 'click';
      // Hides open definitions (`src/content/components/Term`) until the next link is reached.
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
// The pages that the reader visited, which the search offers before the first key. The list may have
// the same page twice, and anything that someone else stored, so code that reads it checks it.
keepChoice('recent', [location.pathname].concat(readChoices()['recent'] as string[]).slice(0, 99));
