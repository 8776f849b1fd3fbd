/** Sets the theme: the one chosen on an earlier page, or else the system's. */
import { rootData } from '../application-loader/doc';
import { keepChoice, readChoices } from './choices';

const names = ['light', 'dark'] as const;

type Theme = (typeof names)[number];

/**
 * Sets `data-theme` of `<html>` before the first paint, and follows the system unless the reader
 * has chosen a theme.
 * @returns a function that switches the theme, for `[data-toggle]`. The choice is stored unless
 *   it's the system's theme; if storage is denied, it applies to this page only
 */
export function startTheme(): () => void {
  const system = matchMedia('(prefers-color-scheme:dark)');
  const followed = (): Theme => names[+system.matches]!;
  const show = (): Theme =>
    (rootData['theme'] = names.find((name) => name === readChoices()['theme']) ?? followed());
  show();
  // A page that the browser restores as it was left may be older than the choice.
  onpageshow = system.onchange = show;
  return () => {
    const next = names[+(rootData['theme'] === names[0])]!;
    rootData['theme'] = next;
    // Undefined, and so not stored, if the reader follows the system.
    keepChoice('theme', next === followed() ? undefined : next);
  };
}
