import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { pickAddress, pickFromQuery, type Pick } from '../../../content/which-operator/model/pick';
import { rowsOfPage, type Row } from './rows';

interface PickState {
  /** For the form with the fields, which are named like the parts of a pick. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly pick: Pick;
  /** All rows of the page; none until the application has read them. */
  readonly rows: readonly Row[];
  /** Reads the form after a change and writes the pick to the address. */
  readonly choose: () => void;
}

/**
 * What the reader chose in the picker. On arrival, the address wins; otherwise the form counts,
 * because the reader may have used it before the application loaded.
 */
export function usePick(): PickState {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<Omit<PickState, 'form' | 'choose'>>({ pick: {}, rows: [] });
  const choose = useCallback(() => {
    if (!form.current) return;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const chosen = pickFromQuery(new URLSearchParams(fields).toString());
    setState({ pick: chosen, rows: rowsOfPage() });
    const { pathname, search } = window.location;
    const address = pickAddress(chosen);
    // If the address already has this pick, keep it with its fragment.
    if (address === pickAddress(pickFromQuery(search))) return;
    window.history.replaceState(window.history.state, '', `${pathname}${address}`);
  }, []);
  useEffect(() => {
    for (const [name, value] of Object.entries(pickFromQuery(window.location.search))) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) {
        field.value = value;
      }
    }
    choose();
  }, [choose]);
  return { form, ...state, choose };
}
