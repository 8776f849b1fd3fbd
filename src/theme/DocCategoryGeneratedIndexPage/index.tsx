import { useCurrentSidebarCategory, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import type { ReactNode } from 'react';
import { sectionOf } from '../../config/sections';
import { PageColumns } from '../../site/doc-page/ui/PageColumns';
import { PageTitle } from '../../site/doc-page/ui/PageTitle';
import { ScreenHead } from '../../site/screen/ui/Screen';

/** The page of a category that has no page: lists its pages with their descriptions. */
export default function DocCategoryGeneratedIndexPage({
  categoryGeneratedIndex,
}: Props): ReactNode {
  const { title, description, keywords, navigation } = categoryGeneratedIndex;
  const { items } = useCurrentSidebarCategory();
  const section = sectionOf(useDocsSidebar()?.name);
  return (
    <PageColumns>
      <PageMetadata title={title} description={description} keywords={keywords} />
      <ScreenHead title={title} description={description ?? title} genre={section?.label} />
      <DocVersionBanner />
      <article>
        <DocBreadcrumbs />
        <PageTitle title={title} description={description} />
        <DocCardList items={items} />
      </article>
      <DocPaginator {...navigation} />
    </PageColumns>
  );
}
