/** Lists of adopters and events, from the data files in `src/facts/data`. */
import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { adopters } from '../../../facts/data/adopters';
import { events, series, type EventKind } from '../../../facts/data/events';
import { inNewTab } from '../../../utils/new-tab';
import styles from './styles.module.css';

/** Companies that use ZIO. */
export function AdopterList(): ReactNode {
  return (
    <ul className={styles.names}>
      {adopters.map(({ name, url }) => (
        <li key={name}>
          <Link to={url}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Projects around ZIO that adopters publish, with links. */
export function AdopterProjects(): ReactNode {
  return (
    <ul className={styles.entries}>
      {adopters.map(({ name, publishes }) =>
        publishes ? (
          <li key={name}>
            <Link to={publishes.source}>{name}</Link>
            <p>{publishes.sentence}</p>
          </li>
        ) : null,
      )}
    </ul>
  );
}

/** Events of one kind, newest first. */
export function EventList({ kind }: { readonly kind: EventKind }): ReactNode {
  return (
    <ul className={styles.entries}>
      {events
        .filter((event) => event.kind === kind)
        .map(({ name, url, begins, ends, place, sentence, source }) => (
          <li key={name}>
            <Link to={url}>{name}</Link>
            <p className={styles.facts}>
              <time dateTime={begins}>{dateText(begins, ends)}</time>
              {place && `, ${place}`} · <Source of={name} at={source} />
            </p>
            <p>{sentence}</p>
          </li>
        ))}
    </ul>
  );
}

/** Series of streams. */
export function EventSeries(): ReactNode {
  return (
    <ul className={styles.entries}>
      {series.map(({ name, url, sentence, source }) => (
        <li key={name}>
          <Link to={url}>{name}</Link>
          <p className={styles.facts}>
            <Source of={name} at={source} />
          </p>
          <p>{sentence}</p>
        </li>
      ))}
    </ul>
  );
}

/**
 * Formats a date, or a range of days, for readers.
 * @param begins a date with the precision that is known: `2023-04-21`, `2023-04` or `2023`
 */
export function dateText(begins: string, ends?: string): string {
  return ends === undefined ? oneDate(begins) : `${oneDate(begins)} to ${oneDate(ends)}`;
}

function oneDate(date: string): string {
  const { length } = date.split('-');
  return new Date(date).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: length > 1 ? 'long' : undefined,
    day: length > 2 ? 'numeric' : undefined,
  });
}

function Source({ of, at }: { readonly of: string; readonly at: string }): ReactNode {
  return (
    <Link to={at} aria-label={inNewTab(`Source of ${of}`)}>
      source
    </Link>
  );
}
