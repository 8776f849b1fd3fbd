import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { readChoices } from '../../inline-script/choices';
import { facetsOf, narrow, noChoices } from '../model/facets';
import { recentPages } from '../model/recent';
import { pagesInView, shownAtFirst } from '../model/shown';
import { Announcement } from './Announcement';
import { Examples } from './Examples';
import { Facets } from './Facets';
import { Hint } from './Hint';
import { Keys } from './Keys';
import { pageGroup, resultGroups } from './options';
import { Problems } from './Problems';
import { ResultList } from './ResultList';
import { screensIn } from './starting-points';
import { statusOf } from './status';
import { typeInto } from './type-into';
import { useActiveOption } from './useActiveOption';
import { useFollow } from './useFollow';
import { useLater } from './useLater';
import { useSession } from './useSession';
import styles from './SearchPanel.module.css';

interface Props {
  /** Id of the list of results. */
  readonly id: string;
  /** The field above. The panel listens to it, so that a key only redraws the panel. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Called before a result opens in this window. */
  readonly onLeave: () => void;
}

/** How long typing must pause before deferred work is done, in milliseconds. */
const calmMs = 300;

/** The panel below the field: results, or suggestions before the first key. */
export default function SearchPanel({ id, input, onLeave }: Props): ReactNode {
  const { session, snapshot } = useSession(id, true);
  const { typed, results, places, passages } = snapshot;
  const [choices, setChoices] = useState(noChoices);
  const [more, setMore] = useState({ typed, pages: 0 });
  const list = useRef<HTMLDivElement>(null);
  const baseUrl = useBaseUrl('/');
  const { pathname } = useLocation();

  useEffect(() => {
    const field = input.current;
    const ask = (): void => session.ask(field?.value ?? '');
    // The reader may have typed before this listener existed.
    ask();
    field?.addEventListener('input', ask);
    return () => field?.removeEventListener('input', ask);
  }, [session, input]);

  const found = useMemo(
    () => narrow(results?.pages ?? [], choices, places),
    [results, choices, places],
  );
  // Facets count all results, and nobody sees the rows out of view while typing, so neither is
  // updated at every key.
  const rested = useLater(snapshot, calmMs);
  const counted = rested?.settled;
  const facets = useMemo(
    () => facetsOf(counted?.pages ?? [], choices, places),
    [counted, choices, places],
  );
  // Add more rows only after typing: until then the buttons below them keep moving anyway.
  const isTyping = rested?.results !== results;
  const wantedPages = Math.max(shownAtFirst.pages, more.typed === typed ? more.pages : 0);
  const shownPages = isTyping ? pagesInView(found) : wantedPages;
  const isBlank = typed?.trim() === '';
  const isInVain = !isBlank && found.length === 0 && results?.isComplete === true;
  const groups = useMemo(() => {
    if (isInVain) return [screensIn(id)];
    if (!isBlank) return resultGroups(found.slice(0, shownPages), places, id);
    const recent = recentPages(readChoices()['recent'], places.pages, baseUrl, pathname);
    return [...pageGroup('recent', 'Recently visited', recent, id), screensIn(id)];
  }, [isBlank, isInVain, found, shownPages, places, baseUrl, pathname, id]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const terms = results?.terms ?? noTerms;
  const activeId = useActiveOption({
    input,
    list,
    options,
    rows: `${typed} ${JSON.stringify(choices)}`,
    isFirstActive: !isBlank && !isInVain,
    onFollow: useFollow(terms, onLeave),
    onSettle: () => session.settle(),
  });
  useEffect(() => {
    session.showPassages(options.flatMap(({ section }) => section ?? []));
  }, [session, options]);

  const status = statusOf(snapshot, found.length);
  return (
    <>
      <Problems snapshot={snapshot} onRetry={() => session.start(true)} />
      {typed && !isBlank && <Facets facets={facets} choices={choices} onChoose={setChoices} />}
      <div className={styles.results}>
        {results && <Hint aliases={results.aliases} />}
        <p className={styles.status}>{found.length === 0 ? status : ''}</p>
        <ResultList
          id={id}
          list={list}
          label={isBlank || isInVain ? 'Suggestions' : 'Results'}
          groups={groups}
          passages={passages}
          terms={terms}
          activeId={activeId}
        />
        {!isBlank && !isTyping && found.length > shownPages && (
          <button
            type="button"
            className={styles.more}
            onClick={() => setMore({ typed, pages: shownPages + shownAtFirst.pages })}
          >
            {found.length - shownPages} more pages
          </button>
        )}
        {!isBlank && !isTyping && snapshot.engine && snapshot.text === 'unasked' && (
          <button type="button" className={styles.more} onClick={() => session.start(true)}>
            Also search the text of the pages
          </button>
        )}
        {isBlank && <Examples onTry={(query) => typeInto(input.current, query)} />}
      </div>
      {options.length > 0 && <Keys />}
      <Announcement text={status} />
    </>
  );
}

const noTerms: readonly string[] = [];
