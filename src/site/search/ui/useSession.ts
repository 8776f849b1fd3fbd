import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Session } from '../session/session';
import type { Snapshot } from '../session/snapshot';
import { startWorker } from '../worker/start';

/** Messages from the bundler's client to the page. */
type DevelopmentMessage = { type?: string; data: { percent: number } } | undefined;

/**
 * One session for each place that shows results. They outlive their components, so that nothing is
 * fetched twice.
 */
const sessions = new Map<string, Session>();

function sessionOf(place: string, baseUrl: string): Session {
  const outside = { baseUrl, fetch: (address: string) => fetch(address), startWorker };
  const session = sessions.get(place) ?? new Session(outside);
  sessions.set(place, session);
  return session;
}

// The search files are built in parallel with the development server
// (`src/docusaurus/background-build`), and again after each change.
if (process.env.NODE_ENV === 'development') {
  addEventListener('message', ({ data }: MessageEvent<DevelopmentMessage>) => {
    if (data?.type === 'webpackProgress')
      sessions.forEach((session) => session.hearPrepared(data.data.percent));
  });
}

/**
 * Returns the session of a place, started.
 * @param place where its results are shown
 * @param withText whether to search the text of the pages, or only the names; with data saving on,
 *   the text waits until the reader asks for it
 */
export function useSession(
  place: string,
  withText: boolean,
): { readonly session: Session; readonly snapshot: Snapshot } {
  const baseUrl = useBaseUrl('/');
  const session = useMemo(() => sessionOf(place, baseUrl), [place, baseUrl]);
  useEffect(() => {
    const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
    session.start(withText && !connection?.saveData);
  }, [session, withText]);
  return {
    session,
    snapshot: useSyncExternalStore(session.subscribe, session.current, session.current),
  };
}
