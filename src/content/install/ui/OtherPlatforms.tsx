import type { ReactNode } from 'react';
import styles from './OtherPlatforms.module.css';

interface Props {
  /** Display names of the platforms other than the JVM. */
  readonly names: string;
  readonly children: ReactNode;
}

/** Build definitions for other platforms, folded because most builds don't need them. */
export function OtherPlatforms({ names, children }: Props): ReactNode {
  return (
    <details className={styles.platforms}>
      <summary>For {names}</summary>
      {children}
    </details>
  );
}
