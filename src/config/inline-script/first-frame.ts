/** When a browser stops to wait for the end of the page (`first-layout.ts`) before it draws it. */
import { doc } from './doc';

/** Milliseconds after which what has come so far of a page is shown. */
const patience = 2_000;

/**
 * Has the browser draw the page as it comes when its end keeps it waiting, and at once where the reader comes from a page of this
 * site: the style sheets are there already, while on a first visit they come after the end of all but the longest pages.
 */
export function startFirstFrame(): void {
  setTimeout(() => (doc.scripts[0]!.blocking = ''), patience * -doc.referrer.indexOf(origin));
}
