/** Waits in the application for the first use of types; everything else is loaded then. */
import { baseUrlInBrowser } from '../../../utils/base-url';
import type { CodeTypes } from '.';

let started: Promise<CodeTypes> | undefined;

function start(): Promise<CodeTypes> {
  started ??= import('.').then(({ startCodeTypes }) => startCodeTypes(baseUrlInBrowser()));
  return started;
}

function answer({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  const pre = target.closest<HTMLElement>('[data-facts]');
  const button = target.closest<HTMLElement>('[data-code-types]');
  // Facts that cannot be fetched leave the code as it is; the next attempt asks again.
  if (button && type === 'click')
    void start()
      .then((types) => types.enter(button))
      .catch(() => {});
  else if (pre)
    void start()
      .then((types) => types.point(pre))
      .catch(() => {});
}

if (typeof document !== 'undefined') {
  for (const type of ['pointerover', 'click', 'focusin']) document.addEventListener(type, answer);
}
