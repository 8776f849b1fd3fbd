/**
 * Restores what the reader chose before (categories, tabs) as the page arrives, and keeps what they
 * choose now.
 */
import { keepChoice, readChoices } from './choices';
import { doc, nextFrame } from '../application-loader/doc';
import { scrollToCurrent } from './sidebar';

type Control = HTMLDetailsElement & HTMLInputElement;

/**
 * Looks at the page before every frame in which it may be new, so that choices hold before they are
 * painted, on pages that the application opens too; `onChange` hears of it with that frame. Returns
 * what a click does.
 *
 * - `<details data-category="key">` opens and closes as the reader left it, unless it holds the
 *   current page (`data-here`).
 * - A radio button with `data-group="group"` is checked if its value was chosen in any set of the
 *   group; choosing one chooses it in all sets of the group.
 * - A new `[data-sidebar]` is scrolled to the current page.
 */
export function startMemory(onChange: () => void): (used: HTMLElement) => void {
  let shown: Element | null;
  const restore = (choices: Record<string, unknown>): void =>
    doc.querySelectorAll<Control>('[data-category],[data-group]').forEach((control) => {
      const { group, category, here } = control.dataset;
      const choice = choices[group ?? category!];
      if (group) control.checked ||= choice === control.value;
      else if (choice != null && here == null) control.open = choice as boolean;
    });

  const look = (): void => {
    restore(readChoices());
    onChange();
    // The sections' links stand there too, and on wide screens nowhere to be measured.
    const current = doc.querySelector('[data-sidebar] [aria-current=page]');
    // The page's text follows the sidebar, so the sidebar is complete once there is a main element.
    if (current === shown || !doc.querySelector('main')) return;
    shown = current;
    if (current) scrollToCurrent(current);
  };
  // With the first frame: to tell an observer of every element would take browsers half as long
  // again to read the page.
  nextFrame(() => {
    look();
    new MutationObserver(
      (changes) =>
        // The search draws its results anew at every key, and holds nothing that this is about.
        changes.every((change) => (change.target as Partial<Element>).closest?.('dialog')) ||
        nextFrame(look),
    ).observe(doc, { childList: true, subtree: true });
  });

  return (used) => {
    const {
      value,
      dataset: { group },
    } = used as Control;
    // Browsers click a radio button that is chosen by the keyboard, too.
    if (group) {
      keepChoice(group, value);
      restore({ [group]: value });
    }
    const details = used.closest('summary')?.parentNode as Control | undefined;
    const key = details?.dataset['category'];
    if (key) keepChoice(key, !details.open);
  };
}
