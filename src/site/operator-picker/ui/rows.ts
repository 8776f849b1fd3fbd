/**
 * The rows of the decision tables, in the page's HTML. The picker only hides and shows them, so the
 * page doesn't contain them a second time.
 */
import type { Pick } from '../../../content/which-operator/model/pick';
import { hasWords } from '../../screen/model/has-words';

/** Whether a row matches everything that the reader chose. */
export function matches(row: HTMLElement, { words = '', ...groups }: Pick): boolean {
  const isChosen = Object.entries(groups).every(([name, group]) =>
    row.dataset[name]?.split(' ').includes(group),
  );
  return isChosen && (words === '' || hasWords(row.textContent, words));
}

/**
 * Shows only some of the rows, only the tables that have one of them, and the links to all tables
 * only with all rows.
 */
export function showOnly(shown: readonly HTMLElement[], all: readonly HTMLElement[]): void {
  for (const row of all) row.hidden = !shown.includes(row);
  for (const section of document.querySelectorAll<HTMLElement>('[data-rows]')) {
    section.hidden = section.querySelector('tr[data-have]:not([hidden])') === null;
  }
  for (const list of document.querySelectorAll<HTMLElement>('[data-all-rows]')) {
    list.hidden = shown.length < all.length;
  }
}
