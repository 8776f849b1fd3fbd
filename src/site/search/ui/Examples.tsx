import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { readChoices, slashKey, slashOff } from '../../inline-script/choices';
import styles from './SearchPanel.module.css';

/** Example queries, one for each kind of query. */
const examples: readonly (readonly [query: string, kind: string])[] = [
  ['foreach par', 'a name, or parts of one'],
  ['<&>', 'a symbol'],
  ['retry with backoff', 'a question'],
  ['Option[A] => IO[Option[Nothing], A]', 'a type'],
  ['Future.sequence', 'a name from another library'],
];

/**
 * Example queries that show what can be typed, and the key that opens the search, unless the reader
 * turned it off.
 */
export function Examples({ onTry }: { readonly onTry: (query: string) => void }): ReactNode {
  return (
    <div className={styles.examples}>
      <p>Type what you remember:</p>
      <ul>
        {examples.map(([query, kind]) => (
          <li key={query}>
            <button type="button" onClick={() => onTry(query)}>
              <code>{query}</code>
            </button>
            <span>{kind}</span>
          </li>
        ))}
      </ul>
      {readChoices()[slashKey] !== slashOff && (
        <p className={styles.slash}>
          <kbd>/</kbd> opens the search.{' '}
          <Link to="/accessibility#the-key-for-the-search" className="link">
            Turn it off
          </Link>
        </p>
      )}
    </div>
  );
}

/**
 * The keys that move through the rows. Assistive technology announces them through the field's
 * role.
 */
export function Keys(): ReactNode {
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> choose
      </span>
      <span>
        <kbd>↵</kbd> open
      </span>
      <span className={styles.closes}>
        <kbd>Esc</kbd> close
      </span>
    </p>
  );
}
