import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { markdownPath } from '../../page-addresses';
import styles from './PageActions.module.css';
import { useRoute } from './route';

interface Props {
  /** Wide screens show those at the top of the page, narrow ones those at its foot. */
  readonly place: 'top' | 'foot';
}

/**
 * The page as Markdown: to copy, for a note or a chat, or to read. Both work without the
 * application.
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
      {/* `pathname:` says that the file is none of the application's routes. */}
      <Link className={styles.action} to={`pathname://${markdown}`} target="_self" rel="alternate">
        Markdown
      </Link>
    </div>
  );
}
