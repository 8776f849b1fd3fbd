import type { ReactNode } from 'react';
import styles from './Keys.module.css';

/** The keys that walk over the rows; assistive technology tells of them by the field's role. */
export function Keys(): ReactNode {
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> choose
      </span>
      <span>
        <kbd>↵</kbd> open
      </span>
      <span className={styles.closes}>
        <kbd>Esc</kbd> close
      </span>
    </p>
  );
}
