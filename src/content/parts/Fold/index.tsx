import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/** `<details>` in a page, for optional content such as a long list of rare cases. */
export function Fold(props: ComponentProps<'details'>): ReactNode {
  return <details {...props} className={styles.fold} />;
}
