import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Boundary } from '../../islands/Boundary';
import { highlights } from '../highlight/store';

/**
 * The marks of a search on the page that it led to. Where they cannot be fetched, the page does
 * without.
 */
export function LazyHighlightBar(): ReactNode {
  // Made anew each time, since React keeps a failure to fetch for ever.
  const [HighlightBar] = useState(() => lazy(() => import('./HighlightBar')));
  return (
    <Boundary instead={() => null} onFailed={highlights.dismiss}>
      <Suspense>
        <HighlightBar />
      </Suspense>
    </Boundary>
  );
}
