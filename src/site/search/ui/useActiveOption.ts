import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Option } from './options';

interface Combobox {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly list: RefObject<HTMLElement | null>;
  readonly options: readonly Option[];
  /** Changes when there are new rows, which makes an earlier choice invalid. */
  readonly rows: string;
  /** Whether the first row is active before the reader chooses one. */
  readonly isFirstActive: boolean;
  readonly onFollow: (option: Option, event: MouseEvent) => void;
  /** Called at Enter: resolves once rows that are still pending are shown; undefined if none are. */
  readonly settled: () => Promise<void> | undefined;
}

/**
 * Moves through the rows with the arrow keys, while the focus stays in the field, or with the
 * pointer. Enter follows the active row. The attributes for assistive technology are on the field
 * itself.
 * @returns the id of the active row
 */
export function useActiveOption(combobox: Combobox): string | undefined {
  const { input, list, options, rows, isFirstActive, onFollow, settled } = combobox;
  const [chosen, setChosen] = useState<{ readonly rows: string; readonly id: string }>();
  const isThere = chosen?.rows === rows && options.some(({ id }) => id === chosen.id);
  const first = options[0]?.id;
  const activeId = isThere ? chosen.id : isFirstActive ? first : undefined;

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const at = options.findIndex(({ id }) => id === activeId);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const next = options.at(at < 0 && step > 0 ? 0 : (Math.max(at, 0) + step) % options.length);
      if (next) setChosen({ rows, id: next.id });
      document.getElementById(next?.id ?? '')?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      const { ctrlKey, metaKey, shiftKey } = event;
      const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
      const follow = (): void => {
        const active = input.current?.getAttribute('aria-activedescendant');
        const row = document.getElementById(active ?? '');
        row?.dispatchEvent(new MouseEvent('click', click));
      };
      const pending = settled();
      // The field's form leads to the search screen, which adds nothing if rows are here or come.
      if (pending ?? options.length > 0) event.preventDefault();
      if (!pending) return follow();
      void pending.then(() => {
        // Draws the rows that have come.
        flushSync(() => undefined);
        follow();
      });
    }
  });
  const optionAt = (target: EventTarget | null): Option | undefined => {
    const row = (target as Element).closest('[role=option]')?.id;
    return options.find(({ id }) => id === row);
  };
  const onPoint = useEffectEvent(({ target }: Event): void => {
    const option = optionAt(target);
    if (option && option.id !== activeId) setChosen({ rows, id: option.id });
  });
  const onClick = useEffectEvent((event: MouseEvent): void => {
    const option = optionAt(event.target);
    if (option) onFollow(option, event);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    input.current?.addEventListener('keydown', onKey, { signal });
    list.current?.addEventListener('pointermove', onPoint, { signal });
    list.current?.addEventListener('click', onClick, { signal });
    return () => listening.abort();
  }, [input, list]);
  useEffect(() => {
    const field = input.current;
    field?.setAttribute('aria-expanded', String(options.length > 0));
    if (activeId === undefined) field?.removeAttribute('aria-activedescendant');
    else field?.setAttribute('aria-activedescendant', activeId);
  }, [input, options.length, activeId]);
  return activeId;
}
