import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** One sentence on what the figure shows. */
  readonly caption: ReactNode;
  /** An image, a diagram, a table or a code block. */
  readonly children: ReactNode;
}

/** An image or other illustration, with a caption below it. */
export function Figure({ caption, children }: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className={styles.body}>{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
