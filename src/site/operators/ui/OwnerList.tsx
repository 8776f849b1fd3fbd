import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { shortName } from '../../../content/code-block/model/signature';
import { memberAnchor, ownerPath } from '../../../content/code-block/model/symbol-address';
import { groupBy } from '../../../utils/group-by';
import { filterOwners, type OwnerEntry } from '../model/filter';
import styles from './operators.module.css';

interface MembersProps extends OwnerEntry {
  readonly withNames: boolean;
}

/**
 * The members of a type with the number of pages that show each, or only the number of members. The
 * names of all members would make this page too heavy; they are on the type's own screen.
 */
function Members({ name, members, withNames }: MembersProps): ReactNode {
  const own = members.filter(([member]) => member !== '');
  if (!withNames && own.length === 0) return null;
  return withNames ? (
    <ul className={styles.members}>
      {own.map(([member, pages]) => (
        <li key={member}>
          <Link to={`${ownerPath(name)}#${memberAnchor(member)}`}>{member.replace(/^\./, '')}</Link>{' '}
          <span className={styles.count}>{pages}</span>
        </li>
      ))}
    </ul>
  ) : (
    <span className={styles.count}>
      {own.length} {own.length === 1 ? 'member' : 'members'}
    </span>
  );
}

/**
 * Every type. With a filter: the types that match, with their members and the number of pages that
 * show each.
 */
export function OwnerList({ owners }: { readonly owners: readonly OwnerEntry[] }): ReactNode {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Uses the text that the reader typed before the application loaded.
  useEffect(() => setQuery(input.current?.value ?? ''), []);
  const shown = filterOwners(owners, query);
  const count = shown.reduce((sum, { members }) => sum + members.length, 0);
  return (
    <>
      <p className={styles.filter}>
        <label htmlFor="operators-filter">Filter by name</label>
        <input
          id="operators-filter"
          type="search"
          ref={input}
          placeholder="retry, ZIO#retry, ZStream"
          autoComplete="off"
          spellCheck={false}
          data-use="point"
          onChange={({ target }) => setQuery(target.value)}
        />
        <output htmlFor="operators-filter">
          {count} {count === 1 ? 'name' : 'names'}
        </output>
      </p>
      {[...groupBy(shown, ({ pack }) => pack)].map(([pack, own]) => (
        <section key={pack} className={styles.pack} aria-labelledby={pack}>
          <Heading as="h2" id={pack}>
            <span translate="no">{pack}</span>
          </Heading>
          <dl>
            {own.map((owner) => (
              <div key={owner.name} className={styles.owner} data-distant="entry">
                <dt>
                  <Link to={ownerPath(owner.name)}>
                    {owner.name === pack ? 'package' : shortName(owner.name)}
                  </Link>
                </dt>
                <dd>
                  <Members {...owner} withNames={query.trim() !== ''} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
