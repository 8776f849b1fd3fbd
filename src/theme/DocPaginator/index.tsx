import Link from '@docusaurus/Link';
import type { Props } from '@theme/DocPaginator';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Links to the previous and the next page, in sidebar order. */
export default function DocPaginator({ previous, next }: Props): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pages} aria-label="Previous and next pages">
      {previous && (
        <Link to={previous.permalink} autoAddBaseUrl={false} rel="prev" className={styles.previous}>
          <span>Previous</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={next.permalink} autoAddBaseUrl={false} rel="next" className={styles.next}>
          <span>Next</span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
