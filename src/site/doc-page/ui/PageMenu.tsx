import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { markdownPath } from '../../page-addresses';
import { pageMenuId } from '../../site-frame/ui/ids';
import styles from './PageMenu.module.css';
import { useReport } from './report';
import { useRoute } from './route';

/**
 * What a reader can do with a page: copy or open its Markdown, for a note or a chat, edit it, or
 * report a problem. Works without the application.
 */
export function PageMenu(): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const { editUrl } = useDoc().metadata;
  const report = useReport();
  const markdown = withBaseUrl(markdownPath(useRoute()));
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={pageMenuId}>
        This page
      </button>
      <ul id={pageMenuId} popover="auto" className={styles.menu}>
        <li>
          <button
            type="button"
            data-copy=""
            data-copy-from={markdown}
            title="Copy this page as Markdown, including outputs"
          >
            Copy page
          </button>
        </li>
        <li>
          {/* `pathname:` marks a file that isn't one of the application's routes. */}
          <Link to={`pathname://${markdown}`} target="_self" rel="alternate">
            Markdown
          </Link>
        </li>
        {editUrl && (
          <li>
            <Link href={editUrl}>Edit</Link>
          </li>
        )}
        <li>
          <Link href={report}>Report a problem</Link>
        </li>
      </ul>
    </>
  );
}
