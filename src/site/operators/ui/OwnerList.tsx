import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { shortName } from '../../../content/code-block/model/signature';
import { memberAnchor, ownerPath } from '../../../content/code-block/model/symbol-address';
import { filterOwners, type OwnerEntry } from '../model/filter';
import styles from './operators.module.css';

export type { OwnerEntry };

function Members({ name, members }: OwnerEntry): ReactNode {
  const shown = members.filter(([member]) => member !== '');
  return (
    <ul className={styles.members}>
      {shown.map(([member, pages]) => (
        <li key={member}>
          <Link to={`${ownerPath(name)}#${memberAnchor(member)}`}>{member.replace(/^\./, '')}</Link>{' '}
          <span className={styles.count}>{pages}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * The number of a type's members. Their names are on the type's own screen, because all of them
 * would make this page too heavy.
 */
function Count({ members }: OwnerEntry): ReactNode {
  const count = members.filter(([member]) => member !== '').length;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count} {count === 1 ? 'member' : 'members'}
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
  const isFiltered = query.trim() !== '';
  const shown = filterOwners(owners, query);
  const count = shown.reduce((sum, { members }) => sum + members.length, 0);
  const packs = [...new Set(shown.map(({ pack }) => pack))];
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
      {packs.map((pack) => (
        <section key={pack} className={styles.pack} aria-labelledby={pack}>
          <Heading as="h2" id={pack}>
            <span translate="no">{pack}</span>
          </Heading>
          <dl>
            {shown
              .filter((owner) => owner.pack === pack)
              .map((owner) => (
                <div key={owner.name} className={styles.owner} data-distant="entry">
                  <dt>
                    <Link to={ownerPath(owner.name)}>
                      {owner.name === pack ? 'package' : shortName(owner.name)}
                    </Link>
                  </dt>
                  <dd>{isFiltered ? <Members {...owner} /> : <Count {...owner} />}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </>
  );
}
