import Link from '@docusaurus/Link';
import { useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/DocPaginator';
import type { ReactNode } from 'react';
import { sectionOf } from '../../config/sections';
import { positionOf } from '../../site/sidebar/model/position';
import styles from './styles.module.css';

/**
 * Links to the previous and the next page, in sidebar order, with their descriptions, and the
 * page's position in its category.
 */
export default function DocPaginator({ previous, next }: Props): ReactNode {
  const descriptionOf = useDescriptions();
  if (!previous && !next) return null;
  return (
    <nav className={styles.pages} aria-label="Previous and next pages">
      <PagePosition />
      {previous && (
        <Link to={previous.permalink} autoAddBaseUrl={false} rel="prev" className={styles.previous}>
          <span>Previous</span>
          <b>{previous.title}</b>
          <span>{descriptionOf(previous.permalink)}</span>
        </Link>
      )}
      {next && (
        <Link to={next.permalink} autoAddBaseUrl={false} rel="next" className={styles.next}>
          <span>Next</span>
          <b>{next.title}</b>
          <span>{descriptionOf(next.permalink)}</span>
        </Link>
      )}
    </nav>
  );
}

/** Finds the description of a page by its address: an id is a route, or that of a folder's index. */
function useDescriptions(): (permalink: string) => string | undefined {
  const { docs, version } = useDocsVersion();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (permalink) => {
    const route = permalink.slice(baseUrl.length).replace(`${version}/`, '').replace(/\/$/, '');
    const doc =
      docs[route] ?? docs[`${route}/index`] ?? docs[`${route}/${route.split('/').at(-1)}`];
    return doc?.description;
  };
}

/** Such as "Overview, 5 of 10". */
function PagePosition(): ReactNode {
  const sidebar = useDocsSidebar();
  const position = positionOf(useLocation().pathname, sidebar?.items ?? []);
  if (!sidebar || !position) return null;
  const { category = sectionOf(sidebar.name)?.label ?? 'Documentation', place, of } = position;
  return (
    <p className={styles.position}>
      {category}, {place} of {of}
    </p>
  );
}
