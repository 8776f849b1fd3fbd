import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => undefined;

/** Whether the browser draws the island: false at first, so that it matches the HTML. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
}
