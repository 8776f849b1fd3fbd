import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * A heading and, beside it, the link to it. The link stands outside the heading so that the heading
 * is read once.
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
