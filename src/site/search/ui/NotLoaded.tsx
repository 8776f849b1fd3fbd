import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './Waiting.module.css';

/** Says that the search isn't available, offers to try again, and links to the page index. */
export function NotLoaded({ onRetry }: { readonly onRetry?: () => void }): ReactNode {
  return (
    <p>
      The search could not be loaded.{' '}
      {/* The application loader handles the click until React has taken over (`data-use`). */}
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
