import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { Boundary } from '../../../content/islands/Boundary';
import { fetchPanel } from './fetch-panel';
import { Waiting } from './Waiting';

/** Created again for each attempt, because React remembers a failed import forever. */
const panel = () => lazy(fetchPanel);

interface Props extends ComponentProps<ReturnType<typeof panel>> {
  /** Whether the reader uses the search; the panel's code isn't fetched before. */
  readonly isWanted: boolean;
}

/** The panel below the search field, fetched when it's needed. */
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
    <Boundary instead={(drawAgain) => <Waiting {...place} onRetry={again(drawAgain)} />}>
      <Suspense fallback={waiting}>
        <SearchPanel {...own} />
      </Suspense>
    </Boundary>
  );
}
