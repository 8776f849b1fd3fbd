import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { adopters } from '@site/src/facts/data/adopters';
import styles from './styles.module.css';

/** Companies from `src/facts/data/adopters.ts`. */
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
