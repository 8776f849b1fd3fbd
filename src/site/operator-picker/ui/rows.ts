/**
 * The rows of the decision tables, in the page's HTML. The picker only hides and shows them, so the
 * page doesn't contain them a second time.
 */
import type { Pick } from '../../../content/which-operator/model/pick';

/** A row of a decision table, with its groups and its text. */
export interface Row {
  readonly element: HTMLElement;
  readonly have: readonly string[];
  readonly want: readonly string[];
  /** In lower case. */
  readonly text: string;
}

/** Reads the rows of all tables from the page. */
export function rowsOfPage(): Row[] {
  return [...document.querySelectorAll<HTMLElement>('tr[data-have]')].map((element) => ({
    element,
    have: element.dataset['have']?.split(' ') ?? [],
    want: element.dataset['want']?.split(' ') ?? [],
    text: element.textContent.toLowerCase(),
  }));
}

/** Whether a row matches everything that the reader chose. */
export function matches({ have, want, text }: Row, pick: Pick): boolean {
  return (
    (pick.have === undefined || have.includes(pick.have)) &&
    (pick.want === undefined || want.includes(pick.want)) &&
    (pick.words ?? '')
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}

/** Marks of the elements that are hidden while none of their rows is shown. */
const table = '[data-rows]';

/** Mark of the links to all tables, which are hidden while some rows are. */
const links = '[data-all-rows]';

/** Shows only some of the rows, and only the tables that have one of them. */
export function showOnly(shown: readonly Row[], all: readonly Row[]): void {
  for (const row of all) row.element.hidden = !shown.includes(row);
  for (const section of document.querySelectorAll<HTMLElement>(table)) {
    section.hidden = section.querySelector('tr[data-have]:not([hidden])') === null;
  }
  for (const list of document.querySelectorAll<HTMLElement>(links)) {
    list.hidden = shown.length < all.length;
  }
}
