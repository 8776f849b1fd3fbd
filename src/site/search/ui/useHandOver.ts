import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus where what holds it is taken away: the field has it then.
 * @returns for the element that may be taken away
 */
export function useHandOver(
  input: RefObject<HTMLInputElement | null>,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  // Before the browser sees the element go, with which the focus would be lost.
  useLayoutEffect(() => {
    const [element, field] = [box.current, input.current];
    return () => {
      if (element?.contains(document.activeElement)) field?.focus();
    };
  }, [input]);
  return box;
}
