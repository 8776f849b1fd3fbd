import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './PageTitle.module.css';

interface PageTitleProps {
  readonly title: string;
  readonly description?: string;
}

/** A page's only `h1`, and its description as the lead. */
export function PageTitle({ title, description }: PageTitleProps): ReactNode {
  return (
    <header className={styles.header}>
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      {description && <p className={styles.lead}>{description}</p>}
    </header>
  );
}
