import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { countPages, filterGroups, type PageGroup } from '../model/page-index';
import { PageList } from './PageList';
import styles from './PageIndexScreen.module.css';

/** The index's groups with their pages, and a filter. */
export function PageIndexList({ groups }: { readonly groups: readonly PageGroup[] }): ReactNode {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Uses the text that the reader typed before the application loaded.
  useEffect(() => setQuery(input.current?.value ?? ''), []);
  const shown = filterGroups(groups, useDeferredValue(query));
  return (
    <>
      <label className={styles.filter} data-use="point">
        <span>Filter by title, address or description</span>
        <input
          ref={input}
          type="search"
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <p role="status" className={styles.count}>
        {query === '' ? '' : `${countPages(shown)} of ${countPages(groups)} pages`}
      </p>
      <nav aria-label="Groups of pages" className={styles.groups}>
        {shown.map(({ key, label, pages }) => (
          <Link key={key} to={`#${key}`}>
            {label} <span className={styles.number}>{pages.length}</span>
          </Link>
        ))}
      </nav>
      {shown.map(({ key, label, pages }) => (
        <section key={key} aria-labelledby={key}>
          <Heading as="h2" id={key}>
            {label} <span className={styles.number}>{pages.length}</span>
          </Heading>
          <PageList pages={pages} />
        </section>
      ))}
    </>
  );
}
