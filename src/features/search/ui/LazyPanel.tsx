import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { Waiting } from './Waiting';

const SearchPanel = lazy(() => import('./SearchPanel'));

interface Props extends ComponentProps<typeof SearchPanel> {
  /** Whether somebody searches; until then the panel's code is not fetched. */
  readonly isWanted: boolean;
}

/** What stands below the field of the search, fetched once it is wanted. */
export function LazyPanel({ isWanted, ...panel }: Props): ReactNode {
  const waiting = <Waiting id={panel.id} />;
  if (!isWanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <SearchPanel {...panel} />
    </Suspense>
  );
}
