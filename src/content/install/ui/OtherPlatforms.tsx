import type { ReactNode } from 'react';
import styles from './OtherPlatforms.module.css';

interface Props {
  /** The platforms beside the JVM, as readers call them. */
  readonly names: string;
  readonly children: ReactNode;
}

/** What a build for other platforms writes instead, folded below what most builds need. */
export function OtherPlatforms({ names, children }: Props): ReactNode {
  return (
    <details className={styles.platforms}>
      <summary>For {names}</summary>
      {children}
    </details>
  );
}
