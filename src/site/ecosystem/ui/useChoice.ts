import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { choiceAddress, choiceFromQuery, type Choice, type Filter } from '../model/directory';

interface ChoiceState {
  /** For the form with the filters. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly choice: Choice;
  /** Reads the form after a change and writes the choice to the address. */
  readonly choose: () => void;
}

/**
 * The reader's choice among the filters. On arrival, a choice in the address wins; otherwise the
 * form's values count, because the reader may have changed them before the application loaded.
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
    // If the address already has this choice, keep it with its fragment.
    if (address === choiceAddress(choiceFromQuery(search, filters))) return;
    window.history.replaceState(window.history.state, '', `${pathname}${address}`);
  }, [filters]);
  useEffect(() => {
    const fromAddress = choiceFromQuery(window.location.search, filters);
    for (const [name, value] of Object.entries(fromAddress)) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof RadioNodeList || control instanceof HTMLInputElement)
        control.value = value;
    }
    choose();
  }, [filters, choose]);
  return { form, choice, choose };
}

function asText([name, value]: [string, FormDataEntryValue]): [string, string] {
  return [name, String(value)];
}
