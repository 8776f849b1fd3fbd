import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { Island } from '../../../content/islands/Island';
import { Screen } from '../../screen/ui/Screen';
import { countPages, groupsFile, type PageGroup } from '../model/page-index';
import { PageIndexList } from './PageIndexList';
import styles from './PageIndexScreen.module.css';

interface Props {
  /** Written by `src/site/page-index/plugin`. */
  readonly index: {
    readonly order: 'section' | 'letter';
    readonly groups: readonly PageGroup[];
  };
}

const orders = [
  { order: 'section', label: 'By section', to: '/page-index' },
  { order: 'letter', label: 'A to Z', to: '/page-index/a-z' },
] as const;

/** Every page of the current version, by section or by the first letter of its title. */
export default function PageIndexScreen({ index: { order, groups } }: Props): ReactNode {
  const dataFile = useBaseUrl('/page-index.json');
  const total = countPages(groups);
  return (
    <Screen
      title={order === 'section' ? 'Page index' : 'Page index, A to Z'}
      description={
        order === 'section'
          ? `All ${total} pages of the ZIO 2.x documentation, each with a description of what you can do with it.`
          : `All ${total} pages of the ZIO 2.x documentation by title.`
      }
    >
      <nav aria-label="Order of the index" className={styles.orders}>
        {orders.map(({ order: other, label, to }) => (
          <Link key={to} to={to} aria-current={other === order ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <Island
        name="page-index"
        component={PageIndexList}
        props={{ groups }}
        propsFile={useBaseUrl(groupsFile(order))}
      />
      <p className={styles.programs}>
        Programs can read the index as{' '}
        <Link href={`pathname://${dataFile}`} className="link">
          page-index.json
        </Link>
        .
      </p>
    </Screen>
  );
}
