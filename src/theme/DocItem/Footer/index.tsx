import Link from '@docusaurus/Link';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { zio } from '../../../facts/catalog/libraries/zio';
import { repository, siteTitle, versions } from '../../../config/identity';
import { reportAddress } from '../../../site/doc-page/model/report';
import { PageActions } from '../../../site/doc-page/ui/PageActions';
import styles from './styles.module.css';

/** Links to edit the page and report a problem, and the date of its last change. */
export default function DocItemFooter(): ReactNode {
  const { metadata } = useDoc();
  const { label } = useDocsVersion();
  const { siteConfig } = useDocusaurusContext();
  const { editUrl, lastUpdatedAt, permalink, title } = metadata;
  const report = reportAddress({
    repository: repository.url,
    title,
    page: `${siteConfig.url}${permalink}`,
    release: `${siteTitle} ${releaseOf(label)}`,
  });
  return (
    <footer className={styles.footer}>
      {editUrl && <Link href={editUrl}>Edit this page</Link>}
      <Link href={report}>Report a problem with this page</Link>
      <PageActions place="foot" />
      {lastUpdatedAt && <LastChanged at={lastUpdatedAt} />}
    </footer>
  );
}

/**
 * The release that a version's pages are checked against; the label for versions that aren't
 * checked.
 */
function releaseOf(version: string): string {
  return (version === versions.current.label && zio.checked?.scala3) || version;
}

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

function LastChanged({ at }: { readonly at: number }): ReactNode {
  const date = new Date(at);
  return (
    <span>
      Last changed <time dateTime={date.toISOString().slice(0, 10)}>{dayFormat.format(date)}</time>
    </span>
  );
}
