import type { ReactNode } from 'react';
import styles from './PageColumns.module.css';

interface PageColumnsProps {
  readonly children: ReactNode;
  /** Navigation within the page; it stands beside the page where there is room. */
  readonly contents?: ReactNode;
}

/** The columns of a page: text of the page's measure, and its contents beside it. */
export function PageColumns({ children, contents }: PageColumnsProps): ReactNode {
  return (
    <div className={styles.columns}>
      <div className={styles.page}>{children}</div>
      {contents}
    </div>
  );
}
