import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { events, series, type EventKind } from '@site/src/facts/data/events';
import { dateText } from '@site/src/facts/data/dates';
import { inNewTab } from '../../../utils/new-tab';
import styles from './styles.module.css';

/** Events of one kind from `src/facts/data/events.ts`, newest first. */
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

function Source({ of, at }: { readonly of: string; readonly at: string }): ReactNode {
  return (
    <Link to={at} aria-label={inNewTab(`Source of ${of}`)}>
      source
    </Link>
  );
}

/** Series of streams from `src/facts/data/events.ts`. */
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
