import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { familyById } from '../families';
import { goalOf, groups } from '../model/groups';
import { pickAddress } from '../model/pick';
import { DecisionTable } from './DecisionTable';
import styles from './DecisionTable.module.css';

/**
 * Decision table of a family, with a link to rows with the same goal, and one to all tables. Throws
 * if no family has that id.
 */
export function WhichOperator({ family: id }: { readonly family: string }): ReactNode {
  const family = familyById(id);
  const goal = goalOf(family);
  return (
    <div className={styles.onPage}>
      <DecisionTable family={family} />
      <p className={styles.more}>
        <Link to={`/which-operator${pickAddress({ want: goal })}`}>
          More ways to {groups.want[goal]?.label}
        </Link>
        <Link to={`/which-operator#${family.id}`}>All decision tables</Link>
      </p>
    </div>
  );
}
