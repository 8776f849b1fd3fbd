import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { Boundary } from '../../islands/Boundary';
import { Failure } from './Failure';
import { fetchPanel } from './fetch-panel';
import { Waiting } from './Waiting';

/** Made anew for each attempt, since React keeps a failure to fetch for ever. */
const panel = () => lazy(fetchPanel);

interface Props extends ComponentProps<ReturnType<typeof panel>> {
  /** Whether somebody searches; until then the panel's code is not fetched. */
  readonly isWanted: boolean;
}

/** What stands below the field of the search, fetched once it is wanted. */
export function LazyPanel({ isWanted, ...own }: Props): ReactNode {
  const [SearchPanel, setPanel] = useState(panel);
  const place = { id: own.id, input: own.input };
  const waiting = <Waiting {...place} />;
  if (!isWanted) return waiting;
  const again = (drawAgain: () => void) => () => {
    setPanel(panel);
    drawAgain();
  };
  return (
    <Boundary instead={(drawAgain) => <Failure {...place} onRetry={again(drawAgain)} />}>
      <Suspense fallback={waiting}>
        <SearchPanel {...own} />
      </Suspense>
    </Boundary>
  );
}
