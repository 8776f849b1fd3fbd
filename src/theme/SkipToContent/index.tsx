import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { contentId } from '../../site/site-frame/ui/ids';
import { ApplicationStatus } from '../../site/application-loader/ui/ApplicationStatus';
import styles from './styles.module.css';

/**
 * The first stop of the keyboard: a link to the content. Also contains the live regions in which
 * the inline script reports what a control has done or is waiting for.
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
