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
 * What stands in the place of results until the search is there, or cannot be fetched. It works in
 * the HTML, where the state of the application says which.
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
