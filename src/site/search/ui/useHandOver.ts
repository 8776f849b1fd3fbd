import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the field if the element that has it is removed.
 * @returns a ref for the element that may be removed
 */
export function useHandOver(
  input: RefObject<HTMLInputElement | null>,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  // Before the browser removes the element, because the focus would then be lost.
  useLayoutEffect(() => {
    const [element, field] = [box.current, input.current];
    return () => {
      if (element?.contains(document.activeElement)) field?.focus();
    };
  }, [input]);
  return box;
}
