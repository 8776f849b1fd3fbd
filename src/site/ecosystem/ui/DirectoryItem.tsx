import type { ReactNode } from 'react';
import { platformLabels, statusLabels, topicLabels } from '../../../facts/catalog/labels';
import type { DirectoryEntry } from '../model/directory';
import styles from './EcosystemDirectory.module.css';
import { LibraryLink } from './LibraryLink';

interface Props {
  readonly entry: DirectoryEntry;
  readonly isHidden: boolean;
}

/** A library in the directory: its name, its purpose, and the facts that the filters use. */
export function DirectoryItem({ entry, isHidden }: Props): ReactNode {
  const { id, name, summary, topic, status, platforms, scala, newest, address } = entry;
  const facts = [
    topicLabels[topic],
    statusLabels[status],
    ...(newest === null ? [] : [newest]),
    `Scala ${[...scala].reverse().join(', ')}`,
    platforms.map((platform) => platformLabels[platform]).join(', '),
  ];
  return (
    <li id={id} hidden={isHidden}>
      <span className={styles.name}>
        <LibraryLink address={address}>{name}</LibraryLink>
      </span>
      <span>{summary}</span>
      <span className={styles.facts}>{facts.join(' · ')}</span>
    </li>
  );
}
