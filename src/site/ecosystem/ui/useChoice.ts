import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { choiceAddress, choiceFromQuery, type Choice, type Filter } from '../model/directory';

interface ChoiceState {
  /** Goes on the form of the filters. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly choice: Choice;
  /** Reads the form after a change, and puts the choice into the address. */
  readonly choose: () => void;
}

/**
 * The reader's choice among filters. On arrival the address decides where it names a choice, and
 * otherwise what stands in the form, which may have been changed before the application was there.
 */
export function useChoice(filters: readonly Filter[]): ChoiceState {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<Choice>({});
  const choose = useCallback(() => {
    if (!form.current) return;
    const query = new URLSearchParams([...new FormData(form.current)].map(asText)).toString();
    const chosen = choiceFromQuery(query, filters);
    setChoice(chosen);
    const { pathname, search } = window.location;
    const address = choiceAddress(chosen);
    // What the address says already stays as it is, with its anchor.
    if (address === choiceAddress(choiceFromQuery(search, filters))) return;
    window.history.replaceState(window.history.state, '', `${pathname}${address}`);
  }, [filters]);
  useEffect(() => {
    const fromAddress = choiceFromQuery(window.location.search, filters);
    for (const [name, value] of Object.entries(fromAddress)) {
      const select = form.current?.elements.namedItem(name);
      if (select instanceof HTMLSelectElement) select.value = value;
    }
    choose();
  }, [filters, choose]);
  return { form, choice, choose };
}

function asText([name, value]: [string, FormDataEntryValue]): [string, string] {
  return [name, String(value)];
}
