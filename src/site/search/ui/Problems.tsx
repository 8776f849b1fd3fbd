import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { Snapshot } from '../session/snapshot';
import styles from './SearchPanel.module.css';

interface Props {
  readonly snapshot: Snapshot;
  readonly onRetry: () => void;
}

/** Says what doesn't work and what still does, and offers to try again. */
export function Problems({ snapshot, onRetry }: Props): ReactNode {
  const { names, text, lacksPassages } = snapshot;
  if (names !== 'failed' && text !== 'failed' && !lacksPassages) return null;
  return (
    <div className={styles.problem} role="alert">
      <p>
        {names === 'failed' ? (
          <>
            The search could not be loaded. Are you online? The{' '}
            <Link to="/page-index" className="link">
              page index
            </Link>{' '}
            lists every page.
          </>
        ) : text === 'failed' ? (
          'The full text of the pages cannot be searched at the moment. You can still search titles, headings, and names.'
        ) : (
          'Some excerpts could not be loaded, but the links work.'
        )}
      </p>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
