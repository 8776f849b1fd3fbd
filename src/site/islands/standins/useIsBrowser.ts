import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => undefined;

/** Whether the island is drawn by the browser: not at first, when it has to be what the HTML is. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
}
