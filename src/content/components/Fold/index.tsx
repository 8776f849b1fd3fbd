import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * `<details>` in a page: what a reader may unfold, such as a long list after the ordinary cases.
 */
export function Fold(props: ComponentProps<'details'>): ReactNode {
  return <details {...props} className={styles.fold} />;
}
