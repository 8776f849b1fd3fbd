import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { sectionOf } from '../../../config/sections';
import { countPages, filterGroups, type PageGroup } from '../model/page-index';
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
        <span>Filter by title, address, or description</span>
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
      {shown.map((group) => (
        <Group key={group.key} group={group} isFiltered={query !== ''} />
      ))}
    </>
  );
}

const sidebarName = (sidebar: string | undefined): string =>
  sectionOf(sidebar)?.label ?? 'no sidebar';

interface GroupProps {
  readonly group: PageGroup;
  readonly isFiltered: boolean;
}

/**
 * A group of pages; its heading names their sidebar if they share one that it isn't named after.
 * Under a letter, descriptions appear only with a filter: they would make that screen too heavy.
 */
function Group({ group: { key, label, pages }, isFiltered }: GroupProps): ReactNode {
  const isDescribed = isFiltered || label.length > 1;
  const [sidebar, ...others] = new Set(pages.map((page) => sidebarName(page.sidebar)));
  const isShared = others.length === 0;
  return (
    <section aria-labelledby={key}>
      <Heading as="h2" id={key}>
        {label} <span className={styles.number}>{pages.length}</span>
        {isShared && sidebar !== label && <span className={styles.sidebar}> {sidebar}</span>}
      </Heading>
      <ul className={clsx(styles.pages, !isShared && styles.withSidebars)}>
        {pages.map((page) => (
          <li key={page.id}>
            <Link to={page.permalink}>{page.title}</Link>
            {isDescribed && <span className={styles.description}>{page.description}</span>}
            {!isShared && <span className={styles.sidebar}>{sidebarName(page.sidebar)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
