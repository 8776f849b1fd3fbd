/**
 * Fetches the client application on the first use of a control that needs it, and hands that use
 * to the application once it has hydrated. Part of the inline script of every page.
 */
import { opensSearch } from './shortcuts';

/** How long a pointer rests on a `point` control before that counts as use, in milliseconds. */
const restMs = 150;

/**
 * Starts to wait for a use of the application on a page.
 *
 * Controls carry `data-application="click"` or `"point"`. While the application is on its way,
 * `<html>` carries `data-application-state="loading"`; if a script cannot be fetched, `failed`, and
 * the next use tries again. Does nothing where the page's scripts are in its HTML (`npm start`).
 */
export function startApplicationLoader(doc: Document): void {
  const root = doc.documentElement;
  const sources =
    doc.querySelector<HTMLMetaElement>('meta[name="application-scripts"]')?.content.split(' ') ??
    [];
  if (sources.length === 0) return;

  const waiting: (() => void)[] = [];
  let resting: ReturnType<typeof setTimeout> | undefined;

  const listening = new AbortController();
  const { signal } = listening;
  const controlFor = (target: EventTarget | null, use: string): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(`[data-application="${use}"]`) : null;

  new MutationObserver((_, observer) => {
    if (root.dataset['hasHydrated'] !== 'true') return;
    observer.disconnect();
    listening.abort();
    clearTimeout(resting);
    root.dataset['applicationState'] = 'ready';
    // Effects of the first render attach the application's own listeners; let them run first.
    setTimeout(() => waiting.splice(0).forEach((replay) => replay()));
  }).observe(root, { attributes: true, attributeFilter: ['data-has-hydrated'] });

  const load = (): void => {
    if (root.dataset['applicationState'] === 'loading') return;
    root.dataset['applicationState'] = 'loading';
    const present = new Set([...doc.scripts].map((script) => script.getAttribute('src')));
    for (const source of sources) {
      if (present.has(source)) continue;
      const script = doc.createElement('script');
      script.src = source;
      // Scripts added by scripts run in any order unless told otherwise.
      script.async = false;
      script.onerror = () => {
        script.remove();
        root.dataset['applicationState'] = 'failed';
        waiting.length = 0;
      };
      doc.head.append(script);
    }
  };

  const handOver = (replay: () => void): void => {
    waiting.push(replay);
    load();
  };

  doc.addEventListener(
    'click',
    (event) => {
      const control = controlFor(event.target, 'click');
      if (control && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault();
        event.stopPropagation();
        handOver(() => control.click());
      }
      const pointed = controlFor(event.target, 'point');
      if (pointed) handOver(() => pointAgain(event.target));
    },
    { capture: true, signal },
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!opensSearch(event)) return;
    event.preventDefault();
    const { key, ctrlKey, metaKey } = event;
    handOver(() =>
      doc.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true })),
    );
  };
  const onPointerOver = (event: PointerEvent): void => {
    clearTimeout(resting);
    // A finger that scrolls passes over code; only a tap, which is a click, counts as pointing.
    if (event.pointerType === 'touch' || !controlFor(event.target, 'point')) return;
    resting = setTimeout(() => handOver(() => pointAgain(event.target)), restMs);
  };
  const onFocusIn = (event: FocusEvent): void => {
    if (controlFor(event.target, 'point')) handOver(() => undefined);
  };
  doc.addEventListener('keydown', onKeyDown, { signal });
  doc.addEventListener('pointerover', onPointerOver, { signal });
  doc.addEventListener('focusin', onFocusIn, { signal });
}

function pointAgain(target: EventTarget | null): void {
  target?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}
