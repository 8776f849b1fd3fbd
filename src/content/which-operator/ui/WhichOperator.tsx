import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { familyById } from '../families';
import { DecisionTable } from './DecisionTable';
import styles from './DecisionTable.module.css';

/** Decision table of a family, with a link to all tables. Throws if no family has that id. */
export function WhichOperator({ family: id }: { readonly family: string }): ReactNode {
  const family = familyById(id);
  return (
    <div className={styles.onPage}>
      <DecisionTable family={family} />
      <p className={styles.more}>
        <Link to={`/which-operator#${family.id}`}>All decision tables</Link>
      </p>
    </div>
  );
}
