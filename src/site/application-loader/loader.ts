/**
 * Fetches the application on the first use of a control that needs it, and passes that use on once
 * the application is listening. It's part of the inline script of every page, so it has to be
 * short.
 */
import { doc, rootData } from './doc';

/** How long a pointer must rest on a `rest` control to count as use, in milliseconds. */
const restMs = 150;

/** The data attribute of `<html>` with the application's state. */
const stateKey = 'appState';

/** The window event by which the application reports that it's listening. */
export const applicationIsThere = 'ready';

/**
 * Starts waiting for the first use of the application on a page.
 *
 * Controls carry `data-use="click"`, `"point"` (a click, a letter or the focus in it; Tab moves on)
 * or `"rest"` (a click, or a pointer that has moved onto it and rests there; code that scrolls
 * under the pointer or by keyboard doesn't count). While the application is loading, `<html>`
 * carries `data-app-state="loading"`. If it can't be fetched, the value is `failed`, and the next
 * use tries again. If the page's scripts are in its HTML (`npm start`), the application counts as
 * loaded.
 * @param isAwaited if truthy, the page needs the application immediately
 * @returns a handler for clicks, keys, and moves of pointer and focus, which has to run before
 *   others
 */
export function startApplicationLoader(isAwaited?: unknown): (event: Event) => void {
  const address = rootData['application'];

  let waiting: (() => void)[] = [];
  let resting: ReturnType<typeof setTimeout> | undefined;
  let isThere = !address;

  addEventListener(applicationIsThere, () => {
    isThere = true;
    waiting.map((replay) => replay());
  });

  /** Replays a use: immediately if the application has loaded, or else after fetching it. */
  const ask = (replay: () => void): void => {
    if (isThere) return replay();
    if (waiting.push(replay) > 1) return;
    rootData[stateKey] = 'loading';
    const script = doc.createElement('script');
    script.src = address!;
    script.onerror = () => {
      rootData[stateKey] = 'failed';
      waiting = [];
    };
    doc.head.append(script);
  };

  if (isAwaited) ask(() => {});
  return (event) => {
    if (isThere) return;
    const used = event as PointerEvent & KeyboardEvent;
    const { type, target } = used;
    const control = (target as Element).closest<HTMLElement>('[data-use]');
    const kind = control?.dataset['use'];
    const handOver = (replayed: Event): void => ask(() => target!.dispatchEvent(replayed));
    const point = (): void => handOver(new PointerEvent('pointerover', { bubbles: true }));
    const click = (): void => handOver(new MouseEvent('click', event));
    const isRest = kind === 'rest';
    clearTimeout(resting);
    if (type === 'pointermove') {
      // A scrolling finger passes over code, so only a tap, which is a click, is pointing.
      if (isRest && used.pointerType !== 'touch') resting = setTimeout(point, restMs);
    } else if (type === kind) {
      event.preventDefault();
      event.stopPropagation();
      click();
    } else if (isRest && type === 'click') click();
    else if (kind === 'point' && !used.key?.[1]) point();
  };
}
