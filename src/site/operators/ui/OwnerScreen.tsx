import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { shortName } from '../../../content/code-block/model/signature';
import { Screen } from '../../screen/ui/Screen';
import { memberAnchor, operatorsPath } from '../../../content/code-block/model/symbol-address';
import type { IndexedSymbol, Owner } from '../model/operators';
import { Uses } from './Uses';
import styles from './operators.module.css';

function Member({ entry }: { readonly entry: IndexedSymbol }): ReactNode {
  const anchor = memberAnchor(entry.member);
  useBrokenLinks().collectAnchor(anchor);
  return (
    <div id={anchor || undefined} className={styles.owner} data-distant="entry">
      <dt>{shortName(entry.symbol)}</dt>
      <dd>
        <Uses uses={entry.uses} />
      </dd>
    </div>
  );
}

/** A type's screen: the pages and blocks that show it and each of its members. */
export default function OwnerScreen({ owner }: { readonly owner: Owner }): ReactNode {
  const { name, title, symbols } = owner;
  return (
    <Screen
      title={`${title}: where it's used`}
      description={`See which pages and code blocks of this documentation use ${name} and its members. Pages with signatures come first.`}
      genre="Operators and types"
      className={styles.main}
    >
      <p>
        <Link to={operatorsPath}>All operators and types</Link>
      </p>
      <dl>
        {symbols.map((entry) => (
          <Member key={entry.symbol} entry={entry} />
        ))}
      </dl>
    </Screen>
  );
}
