import type { ReactNode, RefObject } from 'react';
import { NotLoaded } from './NotLoaded';
import { useHandOver } from './useHandOver';
import styles from './Waiting.module.css';

interface Props {
  /** Id of the list of results. */
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onRetry: () => void;
}

/** What stands in the place of results that failed after the application was there. */
export function Failure({ id, input, onRetry }: Props): ReactNode {
  const box = useHandOver(input);
  return (
    <div id={id} ref={box} role="alert" className={styles.waiting}>
      <NotLoaded onRetry={onRetry} />
    </div>
  );
}
