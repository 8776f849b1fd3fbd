import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * A heading and its link. The link is outside the heading, so that screen readers read the heading
 * only once.
 */
export default function Heading({ as: As, id, className, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) return <As {...props} className={className} />;
  brokenLinks.collectAnchor(id);
  const name = typeof props.children === 'string' ? props.children : id;
  return (
    <div className={clsx(styles.row, styles[As])}>
      <As {...props} id={id} className={className} />
      <Link className={styles.link} to={`#${id}`} aria-label={`Link to “${name}”`} translate="no">
        #
      </Link>
    </div>
  );
}
