/** Has the browser lay out the sections of a page (`src/plugins/sections`) one after another, where `src/css/distant.css` has them wait. */
import { doc, nextFrame, rootData } from './doc';

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
  const layOutNext = (): void => {
    const section = doc.querySelector<HTMLElement>('section:not([data-near])');
    if (!section) return;
    section.dataset['near'] = '';
    setTimeout(nextFrame, apart, layOutNext);
  };
  // One in a frame: when the reader's section and one above it change in the same, browsers lose the reader's place.
  onload = () => nextFrame(layOutNext);
}
