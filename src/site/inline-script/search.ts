/**
 * Opens the search, whose dialog stands in every page and takes what is typed before the
 * application is there.
 */
import { readChoices } from './choices';
import { doc } from '../application-loader/doc';
import { slashKey, slashOff } from './slash';

/**
 * Answers Ctrl K, Cmd K, a click on `[data-search]`, and `/` outside fields unless the reader has
 * turned that off; other events of the page may be told too.
 */
export function openSearch(event: Event, isClick: boolean): void {
  const pressed = event as KeyboardEvent;
  const { key, target } = pressed;
  const isAsked = isClick
    ? (target as Element).closest('[data-search]')
    : pressed.ctrlKey || pressed.metaKey
      ? /^k$/i.test(key)
      : key === '/' &&
        // The fields in which text is typed.
        !/text|search/.test((target as HTMLInputElement).type) &&
        readChoices()[slashKey] !== slashOff;
  if (!isAsked) return;
  event.preventDefault();
  // The screen of the search has a field of its own.
  const field = doc.querySelector<HTMLElement>('main [role=combobox]');
  if (field) field.focus();
  else doc.querySelector('dialog')?.showModal();
}
