import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './Waiting.module.css';

/** What stands in the place of results until the search is there, or cannot be fetched. */
export function Waiting({ id }: { readonly id: string }): ReactNode {
  return (
    <div id={id} className={styles.waiting} data-screen-only="">
      <p className={styles.loading}>Loading the search …</p>
      <p className={styles.failed}>
        The search could not be loaded. Tap here to try again, or look into the{' '}
        <Link to="/page-index" className="link">
          page index
        </Link>
        .
      </p>
    </div>
  );
}
