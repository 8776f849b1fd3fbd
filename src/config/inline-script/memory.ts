/** Restores what the reader chose before (categories, tabs) as the page arrives, and keeps what they choose now. */
import { keepChoice, readChoices } from './choices';
import { doc } from './doc';
import { showFields } from './fields';
import { scrollToCurrent } from './sidebar';

type Control = HTMLDetailsElement & HTMLInputElement;

/**
 * Watches the page from its head on, so that choices hold before they are painted, on pages that
 * the application opens too; `onChange` hears of every change,
 * with the next frame. Returns what a click on a summary does.
 *
 * - `<details data-category="key">` opens and closes as the reader left it, unless it holds the
 *   current page (`data-here`).
 * - A radio button with `data-group="group"` is checked if its value was chosen in any set of the
 *   group; choosing one chooses it in all sets of the group.
 * - A new `[data-sidebar]` is scrolled to the current page.
 * - Fields that were kept back are shown (`showFields`).
 */
export function startMemory(onChange: () => void): (target: Element) => void {
  let shown: Element | null;
  const eachControl = (visit: (control: Control) => void): void =>
    doc.querySelectorAll<Control>('[data-category],[data-group]').forEach(visit);

  new MutationObserver((changes) => {
    // The search draws its results anew at every key, and holds nothing that this is about.
    if (changes.every((change) => (change.target as Partial<Element>).closest?.('dialog'))) return;
    const choices = readChoices();
    eachControl((control) => {
      const { group, category, here } = control.dataset;
      const choice = choices[group ?? category!];
      if (group) control.checked ||= choice === control.value;
      else if (choice != null && here == null) control.open = choice as boolean;
    });
    // With the frame that lays the page out: here it would be laid out once more, and before its style sheet is there.
    requestAnimationFrame(() => {
      onChange();
      const current = doc.querySelector('[data-sidebar] [aria-current]');
      // The page's text follows the sidebar, so the sidebar is complete once there is a main element.
      if (current === shown || !doc.querySelector('main')) return;
      shown = current;
      if (current) scrollToCurrent(current);
      showFields();
    });
  }).observe(doc, { childList: true, subtree: true });

  doc.addEventListener('change', ({ target }) => {
    const {
      value,
      dataset: { group },
    } = target as Control;
    if (!group) return;
    keepChoice(group, value);
    eachControl((radio) => {
      radio.checked ||= radio.dataset['group'] === group && radio.value === value;
    });
  });
  return (target) => {
    const details = target.closest('summary')?.parentNode as Control | undefined;
    const key = details?.dataset['category'];
    if (key) keepChoice(key, !details.open);
  };
}
