import type { ReactNode } from 'react';
import { contentId } from '../../site-frame/ui/ids';
import styles from './PageColumns.module.css';

interface PageColumnsProps {
  readonly children: ReactNode;
  /** Navigation within the page; it stands beside the page where there is room. */
  readonly contents?: ReactNode;
}

/**
 * The columns of a page: text of the page's measure, and its contents beside it. The contents come
 * first for the keyboard and for those who listen, since they are seen before the text is read to
 * its end; the skip link leads past them.
 */
export function PageColumns({ children, contents }: PageColumnsProps): ReactNode {
  return (
    <div className={styles.columns}>
      {contents}
      <div id={contentId} tabIndex={-1} className={styles.page}>
        {children}
      </div>
    </div>
  );
}
