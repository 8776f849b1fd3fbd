import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { IndexedSymbol, Use } from '../model/operators';
import styles from './operators.module.css';

/** Most pages use `ZIO.succeed`, but a reader who looks it up wants the pages about it. */
const shown = { uses: 3, blocks: 3 } as const;

/**
 * Links to a page's first blocks. Their names don't repeat the title, which is in the link before
 * them.
 */
function Blocks({ path, blocks }: Use): ReactNode {
  return (
    <span className={styles.blocks}>
      {blocks.slice(0, shown.blocks).map((block) => (
        <Link key={block} to={`${path}#code-${block}`} aria-label={`code block ${block}`}>
          {block}
        </Link>
      ))}
      {blocks.length > shown.blocks && ` and ${blocks.length - shown.blocks} more`}
    </span>
  );
}

/** The pages that use a symbol, those with its signature first. */
export function Uses({ uses }: Pick<IndexedSymbol, 'uses'>): ReactNode {
  const others = uses.length - shown.uses;
  return (
    <ul className={styles.uses}>
      {uses.slice(0, shown.uses).map((use) => (
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
