import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { LinkedPage } from '../model/page-index';
import styles from './PageIndexScreen.module.css';

/** A sidebar's name as readers know it: `reference-sidebar` is "Reference". */
export function sidebarLabel(sidebar: string | undefined): string {
  if (sidebar === undefined) return 'no sidebar';
  const name = sidebar.replace(/-sidebar$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

interface PageListProps {
  readonly pages: readonly LinkedPage[];
  /** Whether each row names the page's sidebar. */
  readonly withSidebars: boolean;
}

/** Pages with title and description, one in each row. */
export function PageList({ pages, withSidebars }: PageListProps): ReactNode {
  return (
    <ul className={clsx(styles.pages, withSidebars && styles.withSidebars)}>
      {pages.map(({ id, title, description, sidebar, permalink }) => (
        <li key={id}>
          <Link to={permalink}>{title}</Link>
          <span className={styles.description}>{description}</span>
          {withSidebars && <span className={styles.sidebar}>{sidebarLabel(sidebar)}</span>}
        </li>
      ))}
    </ul>
  );
}
