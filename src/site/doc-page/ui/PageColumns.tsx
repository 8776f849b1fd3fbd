import type { ReactNode } from 'react';
import { contentId } from '../../site-frame/ui/ids';
import styles from './PageColumns.module.css';

interface PageColumnsProps {
  readonly children: ReactNode;
  /** Navigation within the page; next to the text if there's room. */
  readonly contents?: ReactNode;
}

/**
 * The columns of a page: the text and, next to it, the table of contents. The table comes first for
 * keyboards and screen readers, because sighted readers see it before they reach the text's end;
 * the skip link jumps past it.
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
