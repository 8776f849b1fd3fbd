/**
 * Fetches the client application on the first use of a control that needs it, and hands that use
 * to the application once it listens. Part of the inline script of every page, so it is short.
 */
import { doc, rootData } from './doc';

/** How long a pointer rests on a `rest` control before that counts as use, in milliseconds. */
const restMs = 150;

/** The data attribute of `<html>` that tells how far the application is. */
const stateKey = 'appState';

/** The event on the window by which the application says that it listens. */
export const applicationIsThere = 'ready';

/**
 * Starts to wait for a use of the application on a page.
 *
 * Controls carry `data-use="click"`, `"point"` (a click, a letter or the focus in it; Tab leads on)
 * or `"rest"` (a click, or a pointer that has moved onto it and rests there: code that scrolls
 * below a pointer is not pointed at, and code that the keyboard scrolls is not used). While the
 * application is on its way, `<html>` carries `data-app-state="loading"`; if it cannot be fetched,
 * `failed`, and the next use tries again. What `isAwaited` says is there for the application counts
 * as a use. Returns what has to hear, before anything else does, of clicks and of moves of pointer
 * and focus. Where the page's scripts are in its HTML (`npm start`), the application counts as
 * there.
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

  /**
   * Has a use answered: at once if the application is there, and else when it has come, which is
   * then fetched.
   */
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
    const isRest = kind === 'rest';
    clearTimeout(resting);
    if (type === 'pointermove') {
      // A finger that scrolls passes over code; only a tap, which is a click, counts as pointing.
      if (isRest && used.pointerType !== 'touch') resting = setTimeout(point, restMs);
    } else if (type === kind) {
      event.preventDefault();
      event.stopPropagation();
      handOver(new MouseEvent(type, event));
    } else if (isRest ? type === 'click' : kind === 'point' && !used.key?.[1]) point();
  };
}
