/** Restores the reader's choices (categories, tabs) while the page loads, and stores new ones. */
import { keepChoice, readChoices } from './choices';
import { doc, nextFrame } from '../application-loader/doc';

type Control = HTMLDetailsElement & HTMLInputElement;

/**
 * Pixels that the filter covers above the links of a sidebar, pixels of a line at its end, and the
 * distance of a link from the upper edge of the window that shows what is around it.
 */
const pixels = { filter: 68, line: 30, shown: 200 };

/**
 * Scrolls a sidebar to its link to the current page, unless the link is in view. Doesn't use
 * `scrollIntoView`, which moves the page too. If the sidebar isn't on the screen, nothing moves.
 */
function scrollToCurrent(current: Element, sidebar: Element): void {
  const { top } = current.getBoundingClientRect();
  const edge = sidebar.getBoundingClientRect();
  if (top < edge.top + pixels.filter || top > edge.bottom - pixels.line) {
    sidebar.scrollTop += top - pixels.shown;
  }
}

/**
 * Looks at the page before every frame in which it may have changed, so that choices apply before
 * they are painted, also on pages that the application opens.
 *
 * - `<details data-category="key">` opens and closes as the reader left it, unless it holds the
 *   current page (`data-here`).
 * - A radio button with `data-group="group"` is checked if its value was chosen in any set of the
 *   group; choosing one chooses it in all sets of the group.
 * - `[data-sidebar="name"]` is scrolled as it was on the last page, and to the current page if that
 *   is out of view.
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
    const sidebar = doc.querySelector<HTMLElement>('[data-sidebar]');
    // The sidebar also has links to sections, which can't be measured on wide screens.
    const current = sidebar?.querySelector('[aria-current=page]');
    // The sidebar comes before the main element, so it's complete once that exists.
    if (!current || current === shown || !doc.querySelector('main')) return;
    if (!shown) {
      const name = sidebar!.dataset['sidebar']!;
      sidebar!.scrollTop = readChoices()[name] as number;
      addEventListener('pagehide', () => keepChoice(name, sidebar!.scrollTop));
    }
    scrollToCurrent(current, sidebar!);
    shown = current;
  };
  // Wait for the first frame, because observing every element makes reading take 50 % longer.
  nextFrame(() => {
    look();
    // Its choice is in the address; browsers focus it on arrival, but not when the page is reloaded.
    doc.querySelector<HTMLElement>('form:target')?.focus();
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
