import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { shortName } from '../../../content/code-block/model/signature';
import { memberAnchor, ownerPath } from '../../../content/code-block/model/symbol-address';
import { groupBy } from '../../../utils/group-by';
import { FailureTypes } from '../../../content/code-block/ui/FailureTypes';
import {
  beginningWith,
  initials,
  matching,
  type NamedEntry,
  type OwnerEntry,
} from '../model/filter';
import styles from './operators.module.css';

/** More rows than anyone reads would only slow typing down. */
const mostRows = 200;

/** Members in rows: their types, with links to their homes, or else to their type's screen. */
function Rows({ entries }: { readonly entries: readonly NamedEntry[] }): ReactNode {
  return entries.slice(0, mostRows).map(({ name, owner, member: [member, pages, ...more] }) => {
    const [declaration = '', home = ''] = more;
    const address = `${ownerPath(owner.name)}#${memberAnchor(member)}`;
    return (
      <div key={`${owner.name} ${member}`} className={styles.owner}>
        <dt>
          <Link to={home || address}>{name}</Link>
        </dt>
        <dd>
          {declaration !== '' && (
            <code className={styles.declaration}>
              <FailureTypes type={declaration} />
            </code>
          )}
          <Link to={address} className={styles.count}>
            {pages} {pages === 1 ? 'page' : 'pages'}
          </Link>
        </dd>
      </div>
    );
  });
}

/** A type with the number of its members, whose names would make this screen too heavy. */
function TypeLink({ name, pack, members }: OwnerEntry): ReactNode {
  const count = members.filter(([member]) => member !== '').length;
  return (
    <li>
      <Link to={ownerPath(name)}>{name === pack ? 'package' : shortName(name)}</Link>
      {count > 0 && <span className={styles.count}> {count}</span>}
    </li>
  );
}

/** Every type; or the members that match the filter, or begin with the chosen letter. */
export function OwnerList({ owners }: { readonly owners: readonly OwnerEntry[] }): ReactNode {
  const [query, setQuery] = useState('');
  const [initial, setInitial] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Uses the text that the reader typed before the application loaded.
  useEffect(() => setQuery(input.current?.value ?? ''), []);
  const isFiltered = query.trim() !== '';
  const named = isFiltered ? matching(owners, query) : beginningWith(owners, initial);
  const isList = !isFiltered && initial === '';
  const count = isList ? owners.flatMap(({ members }) => members).length : named.length;
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
          {!isList && count > mostRows && `, the first ${mostRows} here`}
        </output>
      </p>
      <div role="group" aria-label="By initial" className={styles.initials} data-use="point">
        {['', ...initials(owners)].map((letter) => (
          <button
            key={letter}
            type="button"
            aria-pressed={!isFiltered && letter === initial}
            onClick={() => {
              setInitial(letter);
              setQuery('');
              if (input.current) input.current.value = '';
            }}
          >
            {letter || 'All types'}
          </button>
        ))}
      </div>
      {isList ? (
        [...groupBy(owners, ({ pack }) => pack)].map(([pack, own]) => (
          <section key={pack} className={styles.pack} aria-labelledby={pack}>
            <Heading as="h2" id={pack}>
              <span translate="no">{pack}</span>
            </Heading>
            <ul className={styles.types} data-distant="table">
              {own.map((owner) => (
                <TypeLink key={owner.name} {...owner} />
              ))}
            </ul>
          </section>
        ))
      ) : (
        <dl>
          <Rows entries={named} />
        </dl>
      )}
    </>
  );
}
