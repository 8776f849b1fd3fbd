/** The theme that the reader sees: chosen on an earlier page, or else the system's. */
import { keepChoice, readChoices } from './choices';

const names = ['light', 'dark'] as const;

type Theme = (typeof names)[number];

/**
 * Sets `data-theme` of `<html>`, whose data attributes are `rootData`, before the first paint and
 * follows the system where the reader has not chosen. Returns what `[data-toggle]` does: the other
 * theme, kept if it is not the system's; where storage is denied it holds for this page.
 */
export function startTheme(rootData: DOMStringMap): () => void {
  const system = matchMedia('(prefers-color-scheme:dark)');
  const followed = (): Theme => names[+system.matches]!;
  const show = (): Theme =>
    (rootData['theme'] = names.find((name) => name === readChoices()['theme']) ?? followed());
  show();
  // A page that comes back as it was left may be older than the choice.
  onpageshow = system.onchange = show;
  return () => {
    const next = names[+(rootData['theme'] === names[0])]!;
    rootData['theme'] = next;
    // Absent as long as the reader follows the system: what is undefined is not kept.
    keepChoice('theme', next === followed() ? undefined : next);
  };
}
