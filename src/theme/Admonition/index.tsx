import { processAdmonitionProps } from '@docusaurus/theme-common';
import type { Props } from '@theme/Admonition';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * A note, a tip, version information or a warning. Its accessible name consists of its kind and
 * title.
 */
export default function Admonition(unprocessed: Props): ReactNode {
  const { type, title, children, id } = processAdmonitionProps(unprocessed);
  const labelId = useId();
  return (
    <div
      id={id}
      role="note"
      aria-labelledby={title ? `${labelId} ${labelId}title` : labelId}
      className={clsx(styles.admonition, type === 'warning' && styles.warning)}
    >
      <p id={labelId} className={styles.kind}>
        {type}
      </p>
      <div className={styles.content}>
        {title && (
          <p id={`${labelId}title`} className={styles.title}>
            {title}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
