import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { shortName } from '../../../content/code-block/model/signature';
import { memberAnchor, operatorsPath } from '../../../content/code-block/model/symbol-address';
import { FailureTypes } from '../../../content/code-block/ui/FailureTypes';
import { InlineCode } from '../../../content/parts/InlineCode';
import { Screen } from '../../screen/ui/Screen';
import type { ChoiceOf, Explained } from '../model/homes';
import type { Owner } from '../model/operators';
import { Uses } from './Uses';
import styles from './operators.module.css';

/** What an operator is for, and the decision table with its neighbors. */
function Purpose({ have, want, family }: ChoiceOf): ReactNode {
  return (
    <p className={styles.purpose}>
      You have <InlineCode text={have} />, and want to <InlineCode text={want} />.{' '}
      <Link to={`/which-operator#${family.id}`}>Compare: {family.title}</Link>
    </p>
  );
}

function Member({ entry }: { readonly entry: Explained }): ReactNode {
  const { symbol, member, uses, home, declaration, choice } = entry;
  const anchor = memberAnchor(member);
  const name = shortName(symbol);
  useBrokenLinks().collectAnchor(anchor);
  return (
    <div id={anchor || undefined} className={styles.owner} data-distant="entry">
      <dt>{name}</dt>
      <dd>
        {declaration !== undefined && (
          <code className={styles.declaration}>
            <FailureTypes type={declaration} />
          </code>
        )}
        {choice && <Purpose {...choice} />}
        {home ? (
          <p className={styles.home}>
            Explained in{' '}
            <Link to={home.path}>
              {home.heading === '' ? home.title : `${home.title} › ${home.heading}`}
            </Link>
          </p>
        ) : (
          <Uses uses={uses} />
        )}
      </dd>
    </div>
  );
}

/** A type's screen: each member with its type and its home, or else the pages that use it. */
export default function OwnerScreen({ owner }: { readonly owner: Owner }): ReactNode {
  const { name, title, symbols } = owner;
  return (
    <Screen
      title={`${title}: operators and where they're used`}
      description={`Look up the members of ${name}: their types, the sections that explain them, and the pages and code blocks that use them.`}
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
