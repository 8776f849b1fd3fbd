/** Opens the search and the list of keys, which work before the application has loaded. */
import { readChoices, slashKey, slashOff } from './choices';
import { doc } from '../application-loader/doc';
import { keysId } from '../site-frame/ui/ids';

/**
 * Opens the search at Ctrl K, Cmd K, a click on `[data-search]`, and at `/`, and the list of keys at
 * `?`; the last two outside text fields, unless the reader has turned them off. Ignores other
 * events.
 */
export function openSearch(event: Event, isClick: boolean): void {
  const pressed = event as KeyboardEvent;
  const { key, target } = pressed;
  const isAsked = isClick
    ? (target as Element).closest('[data-search]')
    : pressed.ctrlKey || pressed.metaKey
      ? /^k$/i.test(key)
      : /^[/?]$/.test(key) &&
        // Types of fields for text.
        !/text|search/.test((target as HTMLInputElement).type) &&
        readChoices()[slashKey] !== slashOff;
  if (!isAsked) return;
  event.preventDefault();
  // The search screen has a field of its own.
  const field = doc.querySelector<HTMLElement>('main [role=combobox]');
  if (key === '?') doc.getElementById(keysId)?.togglePopover();
  else if (field) field.focus();
  else doc.querySelector('dialog')?.showModal();
}
