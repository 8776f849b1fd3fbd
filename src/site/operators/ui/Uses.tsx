import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { IndexedSymbol } from '../model/operators';
import styles from './operators.module.css';

/** Most pages use `ZIO.succeed`, but a reader who looks it up wants the pages about it. */
const shownUses = 3;

/**
 * The pages that use a symbol, those with its signature first, each with a link to its first block,
 * named by the heading above it.
 */
export function Uses({ uses }: Pick<IndexedSymbol, 'uses'>): ReactNode {
  const others = uses.length - shownUses;
  return (
    <ul className={styles.uses}>
      {uses.slice(0, shownUses).map(({ path, title, blocks, heading, documents }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
          {documents && <span className={styles.documents}>signature</span>}
          <span className={styles.blocks}>
            <Link to={`${path}#code-${blocks[0]}`}>{heading || 'first block'}</Link>
            {blocks.length > 1 && ` and ${blocks.length - 1} more`}
          </span>
        </li>
      ))}
      {others > 0 && <li>{others === 1 ? 'and one more page' : `and ${others} more pages`}</li>}
    </ul>
  );
}
