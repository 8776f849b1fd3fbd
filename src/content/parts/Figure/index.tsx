import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

interface Props {
  /** One sentence on what the figure shows. */
  readonly caption: ReactNode;
  /** An image, a diagram, a table or a code block. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** An image or other illustration, with a caption below it. */
export function Figure({ caption, children, className }: Props): ReactNode {
  const captionId = useId();
  return (
    <figure className={clsx(styles.figure, className)} aria-labelledby={captionId}>
      <div className={styles.body}>{children}</div>
      <figcaption id={captionId}>{caption}</figcaption>
    </figure>
  );
}
