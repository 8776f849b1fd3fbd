import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { contentId } from '../../site/site-frame/ui/ids';
import { ApplicationStatus } from '../../site/application-loader/ui/ApplicationStatus';
import styles from './styles.module.css';

/**
 * The first stop of the keyboard: a plain link to the content. And the statuses of the page, by
 * which the inline script tells what a control has done, and what it waits for.
 */
export default function SkipToContent(): ReactNode {
  return (
    <div className={styles.start}>
      <Link className={styles.link} to={`#${contentId}`} data-noBrokenLinkCheck>
        Skip to content
      </Link>
      <span role="status" className="visually-hidden" />
      <ApplicationStatus />
    </div>
  );
}
