/** Key strokes that the application answers wherever the focus is. */

interface KeyStroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget | null;
}

/** Whether a key stroke opens the search: `/` outside text fields, Ctrl K or Cmd K anywhere. */
export function opensSearch({ key, ctrlKey, metaKey, altKey, target }: KeyStroke): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return /^k$/i.test(key);
  // The site has no other fields in which text is typed.
  return key === '/' && !(target as Element).closest('input:not([type=radio])');
}
