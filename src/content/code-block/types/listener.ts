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

/**
 * Reports whether the types that a button requested were loaded. The button shows the state
 * (`CodeBlock.module.css`).
 */
function tell(state: 'ready' | 'failed', text: string): void {
  document.documentElement.dataset['appState'] = state;
  const status = document.querySelector('[role=status]');
  if (status) status.textContent = text;
}

function answer({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  const pre = target.closest<HTMLElement>('[data-facts]');
  const button = target.closest<HTMLElement>('[data-code-types]');
  // If the facts can't be fetched, the code stays as it is; the next attempt fetches them again.
  if (button && type === 'click')
    void start()
      .then((types) => types.enter(button))
      .then(
        () => tell('ready', ''),
        () => tell('failed', 'The types could not be loaded'),
      );
  else if (pre)
    void start()
      .then((types) => types.point(pre))
      .catch(() => {});
}

if (typeof document !== 'undefined') {
  for (const type of ['pointerover', 'click', 'focusin']) document.addEventListener(type, answer);
}
