/**
 * The application of a built site, fetched on the first use of a control that needs it
 * (`src/site/application-loader`). It shows the types of code and draws islands.
 */
import '../../content/code-block/types/listener';
import { highlights } from '../search/highlight/store';
import { applicationIsThere } from '../application-loader/loader';
import { answerUse, bring } from './use';

function start(): void {
  for (const type of ['click', 'pointerover', 'focusin']) {
    document.addEventListener(type, answerUse, true);
  }
  const search = document.querySelector<HTMLElement>('[data-island=search]');
  if (search && highlights.current().terms.length > 0) bring(search);
  dispatchEvent(new Event(applicationIsThere));
}

// After a search, the application may arrive while the page is still loading.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
