/** Opens the search, whose dialog stands in every page and takes what is typed before the application is there. */
import { opensSearch } from '../../features/application-loader/shortcuts';
import { showFields } from './fields';

/** Answers `/`, Ctrl K, Cmd K, and a click on `[data-search]`; other events of the page may be told too. */
export function openSearch(event: Event, isClick: boolean): void {
  const isAsked = isClick
    ? (event.target as Element).closest('[data-search]')
    : opensSearch(event as KeyboardEvent);
  if (!isAsked) return;
  event.preventDefault();
  // The first key may come before the first frame.
  showFields();
  document.querySelector('dialog')?.showModal();
}
