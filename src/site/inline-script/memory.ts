/** Restores the reader's choices (categories, tabs) while the page loads, and stores new ones. */
import { keepChoice, readChoices } from './choices';
import { doc, nextFrame } from '../application-loader/doc';

type Control = HTMLDetailsElement & HTMLInputElement;

/**
 * Scrolls a sidebar so that its link to the current page is in the middle of the window, as far as
 * possible. Doesn't use `scrollIntoView`, which moves the page too. If the sidebar isn't on the
 * screen, nothing moves.
 */
function scrollToCurrent(current: Element): void {
  current.closest('[data-sidebar]')!.scrollTop +=
    current.getBoundingClientRect().top - innerHeight / 2;
}

/**
 * Looks at the page before every frame in which it may have changed, so that choices apply before
 * they are painted, also on pages that the application opens.
 *
 * - `<details data-category="key">` opens and closes as the reader left it, unless it holds the
 *   current page (`data-here`).
 * - A radio button with `data-group="group"` is checked if its value was chosen in any set of the
 *   group; choosing one chooses it in all sets of the group.
 * - A new `[data-sidebar]` is scrolled to the current page.
 *
 * @param onChange called with each such frame
 * @returns a handler for clicks
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
    // The sidebar also has links to sections, which can't be measured on wide screens.
    const current = doc.querySelector('[data-sidebar] [aria-current=page]');
    // The sidebar comes before the main element, so it's complete once that exists.
    if (current === shown || !doc.querySelector('main')) return;
    shown = current;
    if (current) scrollToCurrent(current);
  };
  // Wait for the first frame, because observing every element makes reading take 50 % longer.
  nextFrame(() => {
    look();
    new MutationObserver(
      (changes) =>
        // The search redraws its results at every key, and has none of these controls.
        changes.every((change) => (change.target as Partial<Element>).closest?.('dialog')) ||
        nextFrame(look),
    ).observe(doc, { childList: true, subtree: true });
  });

  return (used) => {
    const {
      value,
      dataset: { group },
    } = used as Control;
    // Browsers also click a radio button that is chosen by keyboard.
    if (group) {
      keepChoice(group, value);
      restore({ [group]: value });
    }
    const details = used.closest('summary')?.parentNode as Control | undefined;
    const key = details?.dataset['category'];
    if (key) keepChoice(key, !details.open);
  };
}
