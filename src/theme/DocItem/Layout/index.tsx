import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PageColumns } from '../../../site/doc-page/ui/PageColumns';
import { PageContents } from '../../../site/doc-page/ui/PageContents';
import { PageMenu } from '../../../site/doc-page/ui/PageMenu';
import { PageTitle } from '../../../site/doc-page/ui/PageTitle';
import { useReport } from '../../../site/doc-page/ui/report';
import styles from './styles.module.css';

/** A documentation page: the article, the links to its neighbors, and its table of contents. */
export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, toc } = useDoc();
  return (
    <PageColumns contents={<PageContents toc={toc} />}>
      <DocVersionBanner />
      <article>
        <div className={styles.top}>
          <DocBreadcrumbs />
          <PageMenu />
        </div>
        <PageTitle title={metadata.title} description={metadata.description} />
        <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
          <MDXContent>{children}</MDXContent>
        </div>
        <Footer />
      </article>
      <DocItemPaginator />
    </PageColumns>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Links to edit the page and report a problem, and the date of its last change. */
function Footer(): ReactNode {
  const { editUrl, lastUpdatedAt } = useDoc().metadata;
  const changed = lastUpdatedAt && new Date(lastUpdatedAt);
  return (
    <footer className={styles.footer}>
      {editUrl && <Link href={editUrl}>Edit this page</Link>}
      <Link href={useReport()}>Report a problem with this page</Link>
      {changed && (
        <span>
          Last changed{' '}
          <time dateTime={changed.toISOString().slice(0, 10)}>{dayFormat.format(changed)}</time>
        </span>
      )}
    </footer>
  );
}
