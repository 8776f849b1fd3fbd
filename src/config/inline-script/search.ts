/** Opens the search, whose dialog stands in every page and takes what is typed before the application is there. */
import { opensSearch } from '../../features/application-loader/shortcuts';

/** Answers `/`, Ctrl K, Cmd K, and a click on `[data-search]`; other events of the page may be told too. */
export function openSearch(event: Event): void {
  const isAsked =
    event.type === 'click'
      ? (event.target as Element).closest('[data-search]')
      : opensSearch(event as KeyboardEvent);
  if (!isAsked) return;
  event.preventDefault();
  document.querySelector('dialog')?.showModal();
}
