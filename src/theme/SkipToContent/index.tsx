import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { contentId } from '../../features/site-frame/ui/ids';
import styles from './styles.module.css';

/**
 * The first stop of the keyboard: a plain link to the content. And the status of the page, by which the inline
 * script tells what a control has done.
 */
export default function SkipToContent(): ReactNode {
  return (
    <div className={styles.start}>
      <Link className={styles.link} to={`#${contentId}`} data-noBrokenLinkCheck>
        Skip to content
      </Link>
      <span role="status" className="visually-hidden" />
    </div>
  );
}
