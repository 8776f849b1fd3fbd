import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { IndexedSymbol } from '../model/operators';
import styles from './operators.module.css';

/** Most pages use `ZIO.succeed`, but a reader who looks it up wants the pages about it. */
const shownUses = 3;

/** Links to the first block on each page that uses a symbol. */
export function Uses({ uses }: Pick<IndexedSymbol, 'uses'>): ReactNode {
  const others = uses.length - shownUses;
  if (uses.length === 0) return null;
  return (
    <ul className={styles.uses}>
      <li>Used on</li>
      {uses.slice(0, shownUses).map(({ path, title, blocks }) => (
        <li key={path}>
          <Link to={`${path}#code-${blocks[0]}`}>{title}</Link>
        </li>
      ))}
      {others > 0 && <li>{others === 1 ? 'one more page' : `${others} more pages`}</li>}
    </ul>
  );
}
