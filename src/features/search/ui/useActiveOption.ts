import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Option } from './options';

interface Active {
  readonly activeId: string | undefined;
  readonly point: (id: string) => void;
}

/**
 * Walks over the rows with the arrow keys while the focus stays in the field; Enter follows the active row.
 * Without a choice by the reader the first row is the active one, so that Enter opens the best result.
 * @param key changes when the rows are others
 */
export function useActiveOption(
  input: RefObject<HTMLInputElement | null>,
  options: readonly Option[],
  key: string,
): Active {
  const [chosen, setChosen] = useState<{ readonly key: string; readonly id: string }>();
  const isThere = chosen?.key === key && options.some(({ id }) => id === chosen.id);
  const activeId = isThere ? chosen.id : options[0]?.id;

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const at = options.findIndex(({ id }) => id === activeId);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const next = options[(at + step + options.length) % options.length];
      if (next) setChosen({ key, id: next.id });
      document.getElementById(next?.id ?? '')?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && activeId !== undefined) {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
      document.getElementById(activeId)?.dispatchEvent(new MouseEvent('click', click));
    }
  });
  useEffect(() => {
    const field = input.current;
    field?.addEventListener('keydown', onKey);
    return () => field?.removeEventListener('keydown', onKey);
  }, [input]);
  return { activeId, point: (id) => setChosen({ key, id }) };
}
