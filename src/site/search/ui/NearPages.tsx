import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ReactNode, useMemo } from 'react';
import { nearPages } from '../model/near-pages';
import { resultsId } from './SearchDialog';
import { useSession } from './useSession';
import styles from './NearPages.module.css';

/** The pages whose addresses and titles are closest to an address that doesn't exist. */
export default function NearPages(): ReactNode {
  const { engine } = useSession(resultsId, false).snapshot;
  const { pathname } = useLocation();
  const baseUrl = useBaseUrl('/');
  const pages = useMemo(
    () => (engine ? nearPages(pathname, baseUrl, engine) : []),
    [engine, pathname, baseUrl],
  );
  return (
    <div role="status">
      {pages.length > 0 && (
        <>
          <p className={styles.lead}>Pages with similar addresses or titles:</p>
          <ul className={styles.pages}>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <Link className="link" to={`/${path}`}>
                  {title}
                </Link>
                <span className={styles.address}>/{path}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
