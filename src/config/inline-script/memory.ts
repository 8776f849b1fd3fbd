/** Restores what the reader chose before (categories, tabs) as the page arrives, and keeps what they choose now. */
import { keepChoice, readChoices } from './choices';

type Control = HTMLDetailsElement & HTMLInputElement;

const controls = '[data-category],[data-tabs] input';

/**
 * Watches a document from its head on, and returns what a click on a summary does.
 *
 * - `<details data-category="key">` opens and closes as the reader left it, unless it holds the
 *   current page (`data-here`).
 * - A radio button in `[data-tabs="group"]` is checked if its value was chosen in any set of the
 *   group; choosing one chooses it in all sets of the group.
 */
export function startMemory(doc: Document): (target: Element) => void {
  let seen = new WeakSet<Element>();
  const restore = (): void => {
    const choices = readChoices();
    for (const control of doc.querySelectorAll<Control>(controls)) {
      const group = groupOf(control);
      const choice = choices[group ?? control.dataset['category']!];
      if (seen.has(control) || choice === undefined) continue;
      seen.add(control);
      if (group) control.checked ||= choice === control.value;
      else if (!('here' in control.dataset)) control.open = !!choice;
    }
    showCurrentPage(doc);
  };
  new MutationObserver(restore).observe(doc, { childList: true, subtree: true });
  doc.addEventListener('DOMContentLoaded', () => {
    // A default that was parsed after its set's choice had been restored has won over it.
    seen = new WeakSet();
    restore();
  });
  doc.addEventListener('change', ({ target }) => {
    const { value } = target as Control;
    const group = groupOf(target as Control);
    if (!group) return;
    keepChoice(group, value);
    for (const radio of doc.querySelectorAll<Control>(controls)) {
      radio.checked ||= groupOf(radio) === group && radio.value === value;
    }
  });
  return (target) => {
    const details = target.closest('summary')?.parentElement as Control | undefined;
    const key = details?.dataset['category'];
    if (key) keepChoice(key, !details.open);
  };
}

/** The group of tabs that a radio button belongs to. */
function groupOf(control: Element): string | undefined {
  return control.closest<HTMLElement>('[data-tabs]')?.dataset['tabs'];
}

const placed = new WeakSet<Element>();

/** Scrolls a new sidebar to the current page. */
function showCurrentPage(doc: Document): void {
  const link = doc.querySelector('[data-sidebar] [aria-current=page]');
  // The page's text follows the sidebar, so the sidebar is complete once there is a main element.
  if (!link || placed.has(link) || !doc.querySelector('main')) return;
  placed.add(link);
  const sidebar = link.closest('[data-sidebar]')!;
  const space = sidebar.clientHeight;
  const offset = link.getBoundingClientRect().top - sidebar.getBoundingClientRect().top;
  if (offset > space - 50) sidebar.scrollTop += offset - space / 3;
}
