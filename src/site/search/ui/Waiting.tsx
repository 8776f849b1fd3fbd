import type { ReactNode, RefObject } from 'react';
import { NotLoaded } from './NotLoaded';
import { useHandOver } from './useHandOver';
import styles from './Waiting.module.css';

interface Props {
  /** Id of the list of results. */
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
}

/**
 * Replaces the results until the search is loaded, or if it can't be loaded. It's part of the HTML,
 * and the state of the application decides which message is visible.
 */
export function Waiting({ id, input }: Props): ReactNode {
  const box = useHandOver(input);
  return (
    <div id={id} ref={box} role="status" className={styles.waiting} data-screen-only="">
      <p className={styles.loading}>Loading the search …</p>
      <div className={styles.failed}>
        <NotLoaded />
      </div>
    </div>
  );
}
