import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { readChoices } from '../../inline-script/choices';
import type { AliasHit } from '../model/alias-index';
import { facetsOf, narrow, noChoices } from '../model/facets';
import type { FoundPage } from '../model/rank';
import { recentPages } from '../model/recent';
import { pagesInView, shownAtFirst } from '../model/shown';
import { Examples, Keys } from './Examples';
import { Facets } from './Facets';
import { recentGroup, resultGroups, screensIn } from './options';
import { Problems } from './Problems';
import { ResultList } from './ResultList';
import { typeInto } from './SearchField';
import { statusOf } from './status';
import { useActiveOption } from './useActiveOption';
import { useFollow } from './useFollow';
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
/** How long a text must stay the same before it's read out, so that it isn't read at every key. */
const restMs = 600;
/** How certain it must be that a query is a name from elsewhere before the hint is shown. */
const sureEnough = 0.9;

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
    return [...recentGroup(recent, id), screensIn(id)];
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
    settled: () => session.settled(),
  });
  useEffect(() => {
    session.showPassages(options.flatMap(({ section }) => section ?? []));
  }, [session, options]);

  const status = statusOf(snapshot, countPages(found));
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
            {countPages(found.slice(shownPages))} more pages
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

/** Results by type can contain a page several times. */
const countPages = (found: readonly FoundPage[]): number =>
  new Set(found.map(({ page }) => page)).size;

/** Names the equivalents of a name from elsewhere. */
function Hint({ aliases }: { readonly aliases: readonly AliasHit[] }): ReactNode {
  const alias = aliases.find(({ certainty }) => certainty >= sureEnough);
  return (
    alias && (
      <p className={styles.hint}>
        <code>{alias.name}</code> ({alias.from}): see{' '}
        {alias.means.map((meant, index) => (
          <Fragment key={meant}>
            {index > 0 && ', '}
            <code>{meant}</code>
          </Fragment>
        ))}
      </p>
    )
  );
}

/** Announces changes to assistive technology, without showing anything. */
function Announcement({ text }: { readonly text: string }): ReactNode {
  return (
    <p role="status" className="visually-hidden">
      {useLater(text, restMs)}
    </p>
  );
}

/** Returns a value once it has stayed the same for `ms`, to defer work while the reader types. */
function useLater<T>(value: T, ms: number): T | undefined {
  const [settled, setSettled] = useState<T>();
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(waiting);
  }, [value, ms]);
  return settled;
}
