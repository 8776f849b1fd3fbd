import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { LinkedPage } from '../model/page-index';
import styles from './PageIndexScreen.module.css';

/** A sidebar's name as readers know it: `reference-sidebar` is "Reference". */
function sidebarLabel(sidebar: string | undefined): string {
  if (sidebar === undefined) return 'no sidebar';
  const name = sidebar.replace(/-sidebar$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Pages with title, description and sidebar, one in each row. */
export function PageList({ pages }: { readonly pages: readonly LinkedPage[] }): ReactNode {
  return (
    <ul className={styles.pages}>
      {pages.map(({ id, title, description, sidebar, permalink }) => (
        <li key={id}>
          <Link to={permalink}>{title}</Link>
          <span className={styles.description}>{description}</span>
          <span className={styles.sidebar}>{sidebarLabel(sidebar)}</span>
        </li>
      ))}
    </ul>
  );
}
