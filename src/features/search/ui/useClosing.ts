import { type RefObject, useEffect } from 'react';

/** Closes a dialog when the reader clicks beside it; Escape and its button are the browser's to answer. */
export function useClosing(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    const close = ({ target }: Event): void => {
      if (target === element) element?.close();
    };
    element?.addEventListener('click', close);
    return () => element?.removeEventListener('click', close);
  }, [dialog]);
}
