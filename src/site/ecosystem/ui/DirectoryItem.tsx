import type { ReactNode } from 'react';
import { type DirectoryEntry, newestFirst, platformText } from '../model/directory';
import styles from './EcosystemDirectory.module.css';
import { LibraryLink } from './LibraryLink';
import { StatusMark } from './StatusMark';

interface Props {
  readonly entry: DirectoryEntry;
  readonly isHidden: boolean;
  /** Whether the reader compares it with others. */
  readonly isCompared: boolean;
  readonly onCompare: (isCompared: boolean) => void;
}

/** A library in the directory: its name, its purpose, and the facts that the filters use. */
export function DirectoryItem({ entry, isHidden, isCompared, onCompare }: Props): ReactNode {
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
        <label data-use="click">
          <input
            type="checkbox"
            checked={isCompared}
            onChange={({ target }) => onCompare(target.checked)}
          />{' '}
          Compare
        </label>
      </span>
    </li>
  );
}
