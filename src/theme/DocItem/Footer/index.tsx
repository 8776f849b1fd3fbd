import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { useReport } from '../../../site/doc-page/ui/report';
import styles from './styles.module.css';

/** Links to edit the page and report a problem, and the date of its last change. */
export default function DocItemFooter(): ReactNode {
  const { editUrl, lastUpdatedAt } = useDoc().metadata;
  return (
    <footer className={styles.footer}>
      {editUrl && <Link href={editUrl}>Edit this page</Link>}
      <Link href={useReport()}>Report a problem with this page</Link>
      {lastUpdatedAt && <LastChanged at={lastUpdatedAt} />}
    </footer>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function LastChanged({ at }: { readonly at: number }): ReactNode {
  const date = new Date(at);
  return (
    <span>
      Last changed <time dateTime={date.toISOString().slice(0, 10)}>{dayFormat.format(date)}</time>
    </span>
  );
}
