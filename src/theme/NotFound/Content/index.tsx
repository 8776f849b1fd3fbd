import Link from '@docusaurus/Link';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../features/doc-page/ui/PageTitle';
import { sections } from '../../../config/sections';
import styles from './styles.module.css';

/** What a reader sees at an address that leads nowhere. */
export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx(styles.main, className)}>
      <PageTitle
        title="There is no page at this address"
        description="It may have moved, or the link that led here may have a slip in it. Each section lists its pages."
      />
      <ul className={styles.ways}>
        {sections.map(({ label, to }) => (
          <li key={to}>
            <Link className="link" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
