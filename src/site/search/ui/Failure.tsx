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

/** Replaces the results if they can't be loaded although the application is running. */
export function Failure({ id, input, onRetry }: Props): ReactNode {
  const box = useHandOver(input);
  return (
    <div id={id} ref={box} role="alert" className={styles.waiting}>
      <NotLoaded onRetry={onRetry} />
    </div>
  );
}
