import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useMemo } from 'react';
import { nearPages, tidyAddress, wordsOfAddress } from '../model/near-pages';
import { addressQuery, searchScreen } from '../model/search-address';
import { resultsId } from './SearchDialog';
import { useSession } from './useSession';
import styles from './NearPages.module.css';

/** Pages near an address that doesn't exist, and a search for its words. */
export default function NearPages(): ReactNode {
  const { engine } = useSession(resultsId, false).snapshot;
  const { pathname } = useLocation();
  const baseUrl = useBaseUrl('/');
  const pages = useMemo(
    () => (engine ? nearPages(pathname, baseUrl, engine) : []),
    [engine, pathname, baseUrl],
  );
  const isBrowser = useIsBrowser();
  const words = isBrowser ? wordsOfAddress(tidyAddress(pathname, baseUrl)) : '';
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
      {words !== '' && (
        <p className={styles.lead}>
          <Link className="link" to={`/${searchScreen}${addressQuery(words)}`}>
            Search for “{words}”
          </Link>
        </p>
      )}
    </div>
  );
}
