/** The router's hooks, based on the browser's location. `push` loads the page. */
import { useMemo, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

const address = (): string => location.href;

export function useLocation(): Pick<URL, 'pathname' | 'search' | 'hash'> {
  const href = useSyncExternalStore(subscribe, address, address);
  return useMemo(() => new URL(href), [href]);
}

const ways = {
  push: (to: string): void => location.assign(to),
  replace: ({ search }: { readonly search: string }): void =>
    history.replaceState(history.state, '', `${location.pathname}${search}`),
};

export const useHistory = (): typeof ways => ways;
