import Link from '@docusaurus/Link';
import { type ReactNode, Suspense, lazy, useEffect, useRef, useState } from 'react';
import { isAnySearchStarted } from './started';
import styles from './SearchDialog.module.css';

const SearchPanel = lazy(() => import('./SearchPanel'));
const HighlightBar = lazy(() => import('./HighlightBar'));

/** What assistive technology is told about the field and its results. */
export interface ComboboxState {
  readonly isExpanded: boolean;
  readonly activeId: string | undefined;
}

export const resultsId = 'search-results';
const closed: ComboboxState = { isExpanded: false, activeId: undefined };

function Loupe(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.loupe}>
      <circle cx="6.75" cy="6.75" r="4.75" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M10.4 10.4l4.1 4.1" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}

/**
 * The search's button and dialog. The inline script opens the dialog (`data-search`, `/`, Ctrl K), so it is
 * there at once and takes what is typed; the focus in it is the use that brings the application, which
 * then goes on with what was typed. Closing and the return of the focus are the browser's work.
 */
export function SearchDialog(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isActive, setActive] = useState(isAnySearchStarted);
  const [typed, setTyped] = useState('');
  const [combobox, setCombobox] = useState(closed);

  // The reader may have opened the dialog and typed before there was anything to hear it.
  useEffect(() => {
    if (!dialog.current?.open) return;
    setActive(true);
    setTyped(input.current?.value ?? '');
  }, []);
  const tryQuery = (query: string): void => {
    if (input.current) input.current.value = query;
    input.current?.focus();
    setTyped(query);
  };
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
        data-application="point"
        onFocus={() => setActive(true)}
      >
        <div className={styles.bar} role="search">
          <Loupe />
          <input
            ref={input}
            className={styles.input}
            type="text"
            inputMode="search"
            role="combobox"
            aria-label="Search"
            aria-autocomplete="list"
            aria-controls={resultsId}
            aria-expanded={combobox.isExpanded}
            aria-activedescendant={combobox.activeId}
            placeholder="A name, a symbol, a question"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck="false"
            enterKeyHint="go"
            maxLength={160}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <form method="dialog">
            <button className={styles.close}>Close</button>
          </form>
        </div>
        {isActive ? (
          <Suspense fallback={<Waiting />}>
            <SearchPanel
              dialog={dialog}
              input={input}
              typed={typed}
              onTry={tryQuery}
              onCombobox={setCombobox}
            />
          </Suspense>
        ) : (
          <Waiting />
        )}
      </dialog>
      {isActive && (
        <Suspense>
          <HighlightBar />
        </Suspense>
      )}
    </>
  );
}

/** What stands in the dialog until the search is there, or cannot be fetched. */
function Waiting(): ReactNode {
  return (
    <div id={resultsId} className={styles.waiting}>
      <p className={styles.loading}>Loading the search …</p>
      <p className={styles.failed}>
        The search could not be loaded. Tap here to try again, or look into the{' '}
        <Link to="/page-index" className="link">
          page index
        </Link>
        .
      </p>
    </div>
  );
}
