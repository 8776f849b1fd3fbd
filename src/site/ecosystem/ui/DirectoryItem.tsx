import type { ReactNode } from 'react';
import {
  compareField,
  type DirectoryEntry,
  filtersAnchor,
  newestFirst,
  platformText,
} from '../model/directory';
import styles from './EcosystemDirectory.module.css';
import { LibraryLink } from './LibraryLink';
import { StatusMark } from './StatusMark';

interface Props {
  readonly entry: DirectoryEntry;
  readonly isHidden: boolean;
  /** Whether no further library can be compared. */
  readonly isFull: boolean;
  readonly onCompare: () => void;
}

/**
 * A library in the directory: its name, its purpose, and the facts that the filters use. The box is
 * uncontrolled and belongs to the form with the filters, so a choice made before the application
 * loads is kept.
 */
export function DirectoryItem({ entry, isHidden, isFull, onCompare }: Props): ReactNode {
  const { id, name, summary, status, platforms, scala, newest, address, install } = entry;
  return (
    <li id={id} hidden={isHidden}>
      <span className={styles.name}>
        <LibraryLink address={address}>{name}</LibraryLink> {newest}
      </span>
      <span>{summary}</span>
      <span className={styles.facts}>
        <StatusMark status={status} /> · Scala {newestFirst(scala)} · {platformText(platforms)}
      </span>
      <span className={styles.tools}>
        {install !== null && (
          <button type="button" data-copy={install} title={install}>
            Copy for sbt
          </button>
        )}
        <label data-use="point">
          <input
            type="checkbox"
            name={compareField}
            value={id}
            form={filtersAnchor}
            aria-label={`Compare ${name}`}
            disabled={isFull}
            onChange={onCompare}
          />{' '}
          Compare
        </label>
      </span>
    </li>
  );
}
