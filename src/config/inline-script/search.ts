/** Opens the search, whose dialog stands in every page and takes what is typed before the application is there. */
import { opensSearch } from '../../features/application-loader/shortcuts';

/** Answers `/`, Ctrl K and Cmd K; returns what a click on `[data-search]` does. */
export function startSearch(doc: Document): (target: Element) => void {
  const open = (): void => doc.querySelector('dialog')?.showModal();
  doc.addEventListener('keydown', (event) => {
    if (!opensSearch(event)) return;
    event.preventDefault();
    open();
  });
  return (target) => {
    if (target.closest('[data-search]')) open();
  };
}
