/** The theme that the reader sees: chosen on an earlier page, or else the system's. */
import { keepChoice, readChoices } from './choices';

const names = ['light', 'dark'] as const;

type Theme = (typeof names)[number];

/**
 * Sets `data-theme` on `<html>` before the first paint and follows the system where the reader has
 * not chosen. Returns what `[data-toggle]` does: the other theme, kept if it is not the
 * system's; where storage is denied it holds for this page.
 */
export function startTheme(root: HTMLElement): () => void {
  const system = matchMedia('(prefers-color-scheme:dark)');
  const followed = (): Theme => names[+system.matches]!;
  const show = (): void => {
    const { theme } = readChoices();
    root.dataset['theme'] = names.includes(theme as Theme) ? (theme as Theme) : followed();
  };
  show();
  // A page that comes back as it was left may be older than the choice.
  onpageshow = system.onchange = show;
  return () => {
    const next = names[+(root.dataset['theme'] === names[0])]!;
    root.dataset['theme'] = next;
    // Absent as long as the reader follows the system: what is undefined is not kept.
    keepChoice('theme', next === followed() ? undefined : next);
  };
}
