import { useDoc } from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import type { ReactNode } from 'react';
import { PageMenu } from '../../../site/doc-page/ui/PageMenu';
import { PageContents } from '../../../site/doc-page/ui/PageContents';
import { PageColumns } from '../../../site/doc-page/ui/PageColumns';
import styles from './styles.module.css';

/** A documentation page: the article, the links to its neighbours, and its table of contents. */
export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  return (
    <PageColumns
      contents={
        !frontMatter.hide_table_of_contents && <PageContents toc={toc} frontMatter={frontMatter} />
      }
    >
      <ContentVisibility metadata={metadata} />
      <DocVersionBanner />
      <article>
        <div className={styles.top}>
          <DocBreadcrumbs />
          <PageMenu />
        </div>
        <DocItemContent>{children}</DocItemContent>
        <DocItemFooter />
      </article>
      <DocItemPaginator />
    </PageColumns>
  );
}
