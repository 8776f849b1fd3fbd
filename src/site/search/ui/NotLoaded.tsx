import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './Waiting.module.css';

/** Says that the search is not there, offers to try again, and leads on. */
export function NotLoaded({ onRetry }: { readonly onRetry?: () => void }): ReactNode {
  return (
    <p>
      The search could not be loaded.{' '}
      {/* Until the island has been taken over, the application loader answers (`data-use`). */}
      <button type="button" className={styles.again} data-use="click" onClick={onRetry}>
        Try again
      </button>{' '}
      or look in the{' '}
      <Link to="/page-index" className="link">
        page index
      </Link>
      .
    </p>
  );
}
