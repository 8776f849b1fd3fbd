import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { markdownPath } from '../../page-addresses';
import styles from './PageActions.module.css';
import { useRoute } from './route';

interface Props {
  /** Wide screens show the actions at the top of the page, narrow screens those at its end. */
  readonly place: 'top' | 'foot';
}

/**
 * Copies the page's Markdown, for a note or a chat, or opens it. Both work without the application.
 */
export function PageActions({ place }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const markdown = withBaseUrl(markdownPath(useRoute()));
  return (
    <div className={styles.actions} data-place={place}>
      <button
        type="button"
        className={styles.action}
        data-copy=""
        data-copy-from={markdown}
        title="Copy this page as Markdown, including outputs"
      >
        Copy page
      </button>
      {/* `pathname:` marks a file that isn't one of the application's routes. */}
      <Link className={styles.action} to={`pathname://${markdown}`} target="_self" rel="alternate">
        Markdown
      </Link>
    </div>
  );
}
