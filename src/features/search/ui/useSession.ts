import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useSyncExternalStore } from 'react';
import { Session } from '../session/session';
import type { Snapshot } from '../session/snapshot';
import { startWorker } from '../worker/start';
import { noteSearchStarted } from './started';

/** One for all frames, so that nothing is fetched twice. */
let session: Session | undefined;

/** Whether the reader has told the browser to save data. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
}

/**
 * The search of this visit, started.
 * @param withText whether the text of the pages is asked too, or the names alone; who saves data is asked first
 */
export function useSession(withText: boolean): {
  readonly session: Session;
  readonly snapshot: Snapshot;
} {
  const baseUrl = useBaseUrl('/');
  session ??= new Session({ baseUrl, fetch: (address) => fetch(address), startWorker });
  const own = session;
  useEffect(() => {
    if (withText) noteSearchStarted();
    own.start(withText && !savesData());
  }, [own, withText]);
  return { session: own, snapshot: useSyncExternalStore(own.subscribe, own.current, own.current) };
}
