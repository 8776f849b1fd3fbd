import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { filterGroups, type PageGroup } from '../model/page-index';
import { PageList } from './PageList';
import styles from './PageIndexScreen.module.css';

interface Props {
  /** Written by `src/plugins/page-index`. */
  readonly index: {
    readonly order: 'section' | 'letter';
    readonly groups: readonly PageGroup[];
  };
}

const orders = [
  { order: 'section', label: 'By section', to: '/page-index' },
  { order: 'letter', label: 'A to Z', to: '/page-index/a-z' },
] as const;

function countPages(groups: readonly PageGroup[]): number {
  return groups.reduce((sum, group) => sum + group.pages.length, 0);
}

/** Every page of the current version: by section, or by the first letter of its title. */
export default function PageIndexScreen({ index: { order, groups } }: Props): ReactNode {
  const dataFile = useBaseUrl('/page-index.json');
  const [query, setQuery] = useState('');
  const shown = filterGroups(groups, useDeferredValue(query));
  const count = countPages(shown);
  const total = countPages(groups);
  const title = order === 'section' ? 'Page index' : 'Page index, A to Z';
  return (
    <Layout
      title={title}
      description={`All ${total} pages of the ZIO 2.x documentation with what each one is for.`}
    >
      <main className={styles.screen}>
        <Heading as="h1">{title}</Heading>
        <p className={styles.lead}>
          All {total} pages of the 2.x documentation. Programs read{' '}
          <Link href={`pathname://${dataFile}`} className="link">
            page-index.json
          </Link>
          .
        </p>
        <nav aria-label="Order of the index" className={styles.orders}>
          {orders.map(({ order: other, label, to }) => (
            <Link key={to} to={to} aria-current={other === order ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <label className={styles.filter} data-application="point">
          <span>Filter by title, address or description</span>
          <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>
        <p role="status" className={styles.count}>
          {query === '' ? '' : `${count} of ${total} pages`}
        </p>
        <nav aria-label="Groups" className={styles.groups}>
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
      </main>
    </Layout>
  );
}
