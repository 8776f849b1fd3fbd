/** Waits for the first use of types, then loads the rest. */
import { baseUrlInBrowser } from '../../../utils/base-url';
import type { CodeTypes } from '.';

let started: Promise<CodeTypes> | undefined;

function start(): Promise<CodeTypes> {
  if (started) return started;
  started = import('.').then(({ startCodeTypes }) => startCodeTypes(baseUrlInBrowser()));
  // A failed attempt must not block later ones.
  started.catch(() => (started = undefined));
  return started;
}

/** Ends the note that something is loading; if it failed, the note says so. */
function report(state: 'ready' | 'failed'): void {
  document.documentElement.dataset['appState'] = state;
}

function answer(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element)) return;
  const pre = target.closest<HTMLElement>('[data-facts]');
  const button = target.closest<HTMLElement>('[data-code-types]');
  // If the facts can't be fetched, the code stays as it is; the next attempt fetches them again.
  const shown =
    button && type === 'click'
      ? start().then((types) => types.enter(button))
      : pre && start().then((types) => types.point(pre, event));
  shown?.then(
    () => report('ready'),
    () => report('failed'),
  );
}

if (typeof document !== 'undefined') {
  for (const type of ['pointerover', 'click', 'focusin']) document.addEventListener(type, answer);
}
