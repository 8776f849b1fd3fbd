import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
  useDocById,
  useDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import type { ReactNode } from 'react';
import { sectionOf } from '../../config/sections';
import { PageColumns } from '../../site/doc-page/ui/PageColumns';
import { PageTitle } from '../../site/doc-page/ui/PageTitle';
import { ScreenHead } from '../../site/screen/ui/Screen';
import styles from './styles.module.css';

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
        <ul className={styles.list}>
          {filterDocCardListItems(items).map((item, index) => (
            <Entry key={index} item={item} />
          ))}
        </ul>
      </article>
      <DocPaginator {...navigation} />
    </PageColumns>
  );
}

function Entry({ item }: { readonly item: PropSidebarItem }): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  const href = findFirstSidebarItemLink(item);
  if (item.type === 'html' || href === undefined) return null;
  const description = item.description ?? doc?.description;
  return (
    <li>
      <Link to={href} autoAddBaseUrl={false}>
        {item.label}
      </Link>
      {item.type === 'category' && <span className={styles.count}>{pages(item.items.length)}</span>}
      {description && <p>{description}</p>}
    </li>
  );
}

function pages(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}
