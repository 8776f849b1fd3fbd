import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { readChoices, slashKey, slashOff } from '../../inline-script/choices';
import { examples } from './starting-points';
import styles from './SearchPanel.module.css';

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
