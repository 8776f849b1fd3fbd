import { Fragment, memo, type ReactNode } from 'react';
import type { AliasHit } from '../model/alias-index';
import styles from './SearchPanel.module.css';

/** How certain it must be that a query is a name from elsewhere before the hint is shown. */
const sureEnough = 0.9;

/** Names the equivalents of a name from elsewhere. */
export const Hint = memo(function Hint({
  aliases,
}: {
  readonly aliases: readonly AliasHit[];
}): ReactNode {
  const alias = aliases.find(({ certainty }) => certainty >= sureEnough);
  return (
    alias && (
      <p className={styles.hint}>
        <code>{alias.name}</code> ({alias.from}): see{' '}
        {alias.means.map((meant, index) => (
          <Fragment key={meant}>
            {index > 0 && ', '}
            <code>{meant}</code>
          </Fragment>
        ))}
      </p>
    )
  );
});
