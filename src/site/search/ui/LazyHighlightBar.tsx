import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Boundary } from '../../islands/Boundary';
import { highlights } from '../highlight/store';

/**
 * The highlights of a search on the page that it opened. If the code can't be fetched, the page has
 * no highlights.
 */
export function LazyHighlightBar(): ReactNode {
  // Created on each mount, because React remembers a failed fetch forever.
  const [HighlightBar] = useState(() => lazy(() => import('./HighlightBar')));
  return (
    <Boundary instead={() => null} onFailed={highlights.dismiss}>
      <Suspense>
        <HighlightBar />
      </Suspense>
    </Boundary>
  );
}
