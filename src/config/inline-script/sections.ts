/** Has the browser lay out the sections of a page (`src/plugins/sections`) one after another, where `src/css/distant.css` has them wait. */
import { doc, rootData } from './doc';

/** Milliseconds in which a slow phone lays out a section and answers the reader. */
const apart = 99;

/** What the reader has not been on before: type 0 of https://www.w3.org/TR/navigation-timing/#performancenavigation, deprecated but short. */
declare const performance: { readonly navigation: { readonly type: number } };

/**
 * Says in `data-arrival` of `<html>` how the reader came, and with which fragment: `0` who opens a page anew at its top. Else the browser
 * looks for a place in the page, to which all must be laid out. The sections follow the page's load.
 */
export function startSections(): void {
  rootData['arrival'] = performance.navigation.type + location.hash;
  addEventListener('load', () =>
    doc
      .querySelectorAll('section')
      .forEach((section, at) => setTimeout(() => (section.dataset['near'] = ''), at * apart)),
  );
}
