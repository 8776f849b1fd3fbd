import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { IndexedSymbol, Use } from '../model/operators';
import styles from './operators.module.css';

/** Most pages use `ZIO.succeed`, but a reader who looks it up wants the pages about it. */
const shownUses = 3;

/** A link to the first block of a page, named by the heading above it, and how many follow. */
function Blocks({ path, blocks, heading }: Use): ReactNode {
  const [first = 1] = blocks;
  return (
    <span className={styles.blocks}>
      <Link to={`${path}#code-${first}`}>{heading || 'first block'}</Link>
      {blocks.length > 1 && ` and ${blocks.length - 1} more`}
    </span>
  );
}

/** The pages that use a symbol, those with its signature first. */
export function Uses({ uses }: Pick<IndexedSymbol, 'uses'>): ReactNode {
  const others = uses.length - shownUses;
  return (
    <ul className={styles.uses}>
      {uses.slice(0, shownUses).map((use) => (
        <li key={use.path}>
          <Link to={use.path}>{use.title}</Link>
          {use.documents && <span className={styles.documents}>signature</span>}
          <Blocks {...use} />
        </li>
      ))}
      {others > 0 && <li>{others === 1 ? 'and one more page' : `and ${others} more pages`}</li>}
    </ul>
  );
}
