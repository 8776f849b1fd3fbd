import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { addressQuery, queryIn } from '../model/search-address';
import { LazyPanel } from './LazyPanel';
import { SearchField, SearchForm, typeInto } from './SearchField';
import styles from './SearchScreen.module.css';

const resultsId = 'search-screen-results';

/**
 * Readers come to this screen with a query, so the field gets the focus when the screen opens,
 * which also loads the application (`SearchForm`).
 */
const focusedAtOnce = { autoFocus: true };

/** The search as a screen, which shows the results for the query in its address: `?q=`. */
export function SearchScreen(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const { search } = useLocation();

  useEffect(() => {
    // Text that the reader has typed meanwhile takes precedence.
    if (input.current?.value === '') typeInto(input.current, queryIn(search));
  }, [search]);
  // So that the back button returns to the results.
  const keepQuery = (): void => {
    history.replace({ search: addressQuery(input.current?.value ?? '') });
  };
  // A new load would only start the running search again.
  const stay = (event: FormEvent): void => {
    event.preventDefault();
    keepQuery();
  };
  return (
    <>
      <SearchForm className={styles.bar} onSubmit={stay}>
        <SearchField field={input} results={resultsId} {...focusedAtOnce} />
      </SearchForm>
      <p className={styles.withoutScripts}>
        The search runs in your browser, so it needs JavaScript. If you&apos;d rather not turn it
        on, the <Link to="/page-index">page index</Link> lists and describes every page, and you can
        look up <Link to="/operators">operators</Link> by type.
      </p>
      <div className={styles.results}>
        <LazyPanel isWanted={isBrowser} id={resultsId} input={input} onLeave={keepQuery} />
      </div>
    </>
  );
}
