import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { addressQuery, queryIn } from '../model/search-address';
import { LazyPanel } from './LazyPanel';
import { SearchField } from './SearchField';
import { SearchForm } from './SearchForm';
import styles from './SearchScreen.module.css';
import { typeInto } from './type-into';

const resultsId = 'search-screen-results';

/**
 * The focus goes to the field as the screen opens, which is what brings the application
 * (`SearchForm`): who comes here has asked already.
 */
const focusedAtOnce = { autoFocus: true };

/** The search as a screen, which answers the query in its own address: `?q=`. */
export function SearchScreen(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const { search } = useLocation();

  useEffect(() => {
    // What the reader has typed meanwhile counts more.
    if (input.current?.value === '') typeInto(input.current, queryIn(search));
  }, [search]);
  // So that the way back from a page leads to its results.
  const keepQuery = (): void => {
    history.replace({ search: addressQuery(input.current?.value ?? '') });
  };
  // Results that are on their way here would only start anew.
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
