import type { ReactNode } from 'react';
import { examples } from './starting-points';
import styles from './SearchPanel.module.css';

/** Queries to try, which show what may be typed. */
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
    </div>
  );
}
