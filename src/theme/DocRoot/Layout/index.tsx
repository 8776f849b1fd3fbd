import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocRoot/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Sidebar } from '../../../site/sidebar/ui/Sidebar';
import styles from './styles.module.css';

/** The sidebar, if the page has one, next to the page. */
export default function DocRootLayout({ children }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <div className={clsx(styles.docs, sidebar && styles.withSidebar)}>
      {sidebar && <Sidebar key={sidebar.name} {...sidebar} />}
      <main className={styles.main}>{children}</main>
    </div>
  );
}
