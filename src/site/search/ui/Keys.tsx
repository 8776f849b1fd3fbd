import type { ReactNode } from 'react';
import styles from './Keys.module.css';

/**
 * The keys that move through the rows. Assistive technology announces them through the field's
 * role.
 */
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
