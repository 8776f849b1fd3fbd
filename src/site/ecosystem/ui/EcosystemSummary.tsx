import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { pageAddress } from '../../../facts/inventory/page-address';
import type { EcosystemSummaryView } from '../model/summary';
import styles from './EcosystemSummary.module.css';

const directory = pageAddress('ecosystem/index');

/** The ecosystem in numbers: the number of libraries by status and by topic. */
export function EcosystemSummary({ view }: { readonly view: EcosystemSummaryView }): ReactNode {
  return (
    <div className={styles.summary}>
      <p>
        {view.libraries} companion libraries:{' '}
        {view.statuses.map(({ label, count }) => `${count} ${label.toLowerCase()}`).join(', ')}.
      </p>
      <ul className={styles.topics}>
        {view.topics.map(({ label, count, address }) => (
          <li key={label}>
            <Link to={`${directory}${address}`}>{label}</Link>{' '}
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
