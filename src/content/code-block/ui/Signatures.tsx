import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { symbolAddress } from '../model/symbol-address';
import type { SignatureView } from '../model/view';
import { Overloads } from './Overloads';
import { inNewTab } from '../../../utils/new-tab';
import styles from './Signatures.module.css';

/**
 * Signatures of a `scala api` block, with links to API documentation and to pages that use them.
 */
export function Signatures({ items }: { readonly items: readonly SignatureView[] }): ReactNode {
  return (
    <dl className={styles.list}>
      {items.map(({ name, symbol, overloads, deprecated, api, indexed }) => (
        <div key={symbol} className={styles.item}>
          <dt className={styles.head}>
            <span className={styles.name} data-signature="">
              {name}
            </span>
            {deprecated !== undefined && <span className={styles.deprecated}>deprecated</span>}
            <span className={styles.links}>
              {indexed && (
                <Link to={symbolAddress(symbol)} aria-label={`${name}: where it's used`}>
                  where it&apos;s used
                </Link>
              )}
              {api !== undefined && (
                <Link to={api} aria-label={inNewTab(`${name}: API documentation`)}>
                  API
                </Link>
              )}
            </span>
          </dt>
          <dd className={styles.body}>
            {deprecated !== undefined && <p className={styles.advice}>{deprecated}</p>}
            <Overloads overloads={overloads} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
