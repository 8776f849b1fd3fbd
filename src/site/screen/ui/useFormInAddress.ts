import { useCallback, useEffect, useRef, useState } from 'react';

/** Fills in a form's fields, and checks its boxes, by their names. */
function fill(form: HTMLFormElement | null, values: ReadonlyMap<string, string>): void {
  for (const field of (form?.elements ?? []) as Iterable<HTMLInputElement>) {
    const value = values.get(field.name);
    if (value === undefined) continue;
    if (!/radio|checkbox/.test(field.type)) field.value = value;
    else if (value.split(' ').includes(field.value)) field.checked = true;
  }
}

/**
 * What a reader chose in a form, which is also in the address. On arrival, a choice in the address
 * wins; otherwise the form counts, because the reader may have used it before the application
 * loaded. Both functions must stay the same between renders.
 *
 * @param read parses a choice from an address's query; several checked boxes of one name are one
 *   value, with spaces between
 * @param write the end of an address with a choice: query and fragment, or nothing
 * @returns a ref for the form, whose fields are named like the parts of a choice; the choice, which
 *   is undefined until the form has been read; and what to call after a change of the form
 */
export function useFormInAddress<Choice extends object>(
  read: (query: string) => Choice,
  write: (choice: Choice) => string,
) {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<Choice>();
  const choose = useCallback(() => {
    if (!form.current) return;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const chosen = read(new URLSearchParams(fields).toString());
    setChoice(chosen);
    const { pathname, search } = window.location;
    const address = write(chosen);
    // If the address already has this choice, keep it with its fragment.
    if (address === write(read(search))) return;
    window.history.replaceState(window.history.state, '', `${pathname}${address}`);
  }, [read, write]);
  useEffect(() => {
    fill(form.current, new Map(Object.entries(read(window.location.search))));
    choose();
  }, [read, choose]);
  return { form, choice, choose };
}
