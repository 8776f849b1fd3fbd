import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Boundary } from '../../../content/islands/Boundary';
import { highlights } from '../highlight/store';
import { LazyPanel } from './LazyPanel';
import { SearchField, SearchForm } from './SearchField';
import styles from './SearchDialog.module.css';

/** Id of the list of results in the dialog. */
export const resultsId = 'search-results';

function Loupe(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.loupe}>
      <circle cx="6.75" cy="6.75" r="4.75" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M10.4 10.4l4.1 4.1" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}

/**
 * The highlights of a search on the page that it opened. If the code can't be fetched, the page has
 * no highlights.
 */
function LazyHighlightBar(): ReactNode {
  // Created on each mount, because React remembers a failed fetch forever.
  const [HighlightBar] = useState(() => lazy(() => import('./HighlightBar')));
  return (
    <Boundary instead={() => null} onFailed={highlights.dismiss}>
      <Suspense>
        <HighlightBar />
      </Suspense>
    </Boundary>
  );
}

/**
 * The search's button and dialog. The inline script opens the dialog (`data-search`, `/`, Ctrl K),
 * so it opens immediately and accepts input. The focus in its field loads the application, which
 * then continues with the typed text. The browser closes the dialog and restores the focus.
 */
export function SearchDialog(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isActive, setActive] = useState(false);
  const { subscribe, current, none } = highlights;
  const { terms } = useSyncExternalStore(subscribe, current, none);

  useEffect(() => {
    const element = dialog.current;
    // The reader may have opened the dialog before this listener existed.
    if (element?.open) setActive(true);
    // The browser handles Escape and the button, but not a click outside the dialog.
    const closeBeside = ({ target }: Event): void => {
      if (target === element) element?.close();
    };
    element?.addEventListener('click', closeBeside);
    return () => element?.removeEventListener('click', closeBeside);
  }, []);
  const close = (): void => dialog.current?.close();
  return (
    <>
      <button type="button" className={styles.button} data-search="">
        <Loupe />
        Search
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label="Search the documentation"
        onFocus={() => setActive(true)}
      >
        <div className={styles.bar}>
          <SearchForm className={styles.form}>
            <Loupe />
            <SearchField
              field={input}
              results={resultsId}
              className={styles.input}
              placeholder="A name, a symbol, or a question"
            />
          </SearchForm>
          <form method="dialog">
            <button className={styles.close}>Close</button>
          </form>
        </div>
        <LazyPanel isWanted={isActive} id={resultsId} input={input} onLeave={close} />
      </dialog>
      {terms.length > 0 && <LazyHighlightBar />}
    </>
  );
}
