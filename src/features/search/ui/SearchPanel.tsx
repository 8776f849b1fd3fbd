import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import { readChoices } from '../../../config/inline-script/choices';
import { facetsOf, narrow, noChoices } from '../model/facets';
import { recentPages } from '../model/recent';
import { Examples } from './Examples';
import { Facets } from './Facets';
import { pageGroup, resultGroups } from './options';
import { Problems } from './Problems';
import { ResultList } from './ResultList';
import { type ComboboxState, resultsId } from './SearchDialog';
import { screens } from './starting-points';
import { statusOf } from './status';
import { useActiveOption } from './useActiveOption';
import { useClosing } from './useClosing';
import { useFollow } from './useFollow';
import { useLater } from './useLater';
import { useSession } from './useSession';
import styles from './SearchPanel.module.css';

interface Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  /** Puts a query into the field. */
  readonly onTry: (query: string) => void;
  readonly onCombobox: (state: ComboboxState) => void;
}

const pagesAtFirst = 8;
const rowsPerPage = 3;
/** How long typing rests before a screen reader is told the number of results, in milliseconds. */
const announceAfter = 600;

/** What stands below the field: results, or what is useful before the first key. */
export default function SearchPanel(props: Props): ReactNode {
  const { dialog, input, typed, onTry, onCombobox } = props;
  const { session, snapshot } = useSession(true);
  const { results, places, passages } = snapshot;
  const [choices, setChoices] = useState(noChoices);
  const [more, setMore] = useState({ typed: '', pages: pagesAtFirst });
  const baseUrl = useBaseUrl('/');
  const { pathname } = useLocation();

  useEffect(() => session.ask(typed), [session, typed]);
  useClosing(dialog);

  const found = useMemo(
    () => narrow(results?.pages ?? [], choices, places),
    [results, choices, places],
  );
  const facets = useMemo(
    () => facetsOf(results?.pages ?? [], choices, places),
    [results, choices, places],
  );
  const shownPages = more.typed === typed ? more.pages : pagesAtFirst;
  const isBlank = typed.trim() === '';
  const groups = useMemo(() => {
    if (!isBlank) return resultGroups(found.slice(0, shownPages), places, rowsPerPage);
    const recent = recentPages(readChoices()['recent'], places.pages, baseUrl, pathname);
    return [...pageGroup('recent', 'Pages you were on', recent), screens];
  }, [isBlank, found, shownPages, places, baseUrl, pathname]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const { activeId, point } = useActiveOption(
    input,
    options,
    `${typed} ${JSON.stringify(choices)}`,
  );
  const shownId = isBlank && activeId === options[0]?.id ? undefined : activeId;

  useEffect(() => {
    session.showPassages(options.flatMap(({ section }) => section ?? []));
  }, [session, options]);
  useEffect(() => {
    onCombobox({ isExpanded: options.length > 0, activeId: shownId });
  }, [onCombobox, options, shownId]);
  const follow = useFollow(dialog, results?.terms ?? []);
  const status = statusOf(snapshot, typed, found.length);
  const hint = results?.aliases.find(({ certainty }) => certainty >= 0.9);
  return (
    <>
      <Problems snapshot={snapshot} onRetry={() => session.start(true)} />
      {!isBlank && <Facets facets={facets} choices={choices} onChoose={setChoices} />}
      <div className={styles.results}>
        {hint && !isBlank && (
          <p className={styles.hint}>
            <code>{hint.name}</code> of {hint.from}: look here for{' '}
            {hint.means.map((meant, index) => (
              <span key={meant}>
                {index > 0 && ', '}
                <code>{meant}</code>
              </span>
            ))}
          </p>
        )}
        <p className={styles.status}>{options.length === 0 || isBlank ? status : ''}</p>
        <ResultList
          id={resultsId}
          label={isBlank ? 'Places to start' : 'Results'}
          groups={groups}
          passages={passages}
          terms={isBlank ? [] : (results?.terms ?? [])}
          activeId={shownId}
          onPoint={point}
          onFollow={follow}
        />
        {!isBlank && found.length > shownPages && (
          <button
            type="button"
            className={styles.more}
            onClick={() => setMore({ typed, pages: shownPages + pagesAtFirst })}
          >
            {found.length - shownPages} more pages
          </button>
        )}
        {!isBlank && snapshot.text === 'unasked' && (
          <button type="button" className={styles.more} onClick={() => session.start(true)}>
            Search the text of the pages too
          </button>
        )}
        {isBlank && <Examples onTry={onTry} />}
      </div>
      <p role="status" className="visually-hidden">
        {useLater(status, announceAfter)}
      </p>
    </>
  );
}
