import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarSiblings,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocCardList';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Pages as a list of titles and descriptions; without `items`, the current page's siblings. */
export default function DocCardList({ items, className }: Props): ReactNode {
  return items ? <List items={items} className={className} /> : <Siblings className={className} />;
}

function Siblings({ className }: Pick<Props, 'className'>): ReactNode {
  return <List items={useCurrentSidebarSiblings()} className={className} />;
}

function List({ items, className }: Required<Pick<Props, 'items'>> & Pick<Props, 'className'>) {
  return (
    <ul className={className ?? styles.list}>
      {filterDocCardListItems(items).map((item, index) => (
        <Entry key={index} item={item} />
      ))}
    </ul>
  );
}

function Entry({ item }: { readonly item: PropSidebarItem }): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  const href = findFirstSidebarItemLink(item);
  if (item.type === 'html' || href === undefined) return null;
  const description = item.description ?? doc?.description;
  return (
    <li>
      <Link to={href} autoAddBaseUrl={false}>
        {item.label}
      </Link>
      {item.type === 'category' && <span className={styles.count}>{pages(item.items.length)}</span>}
      {description && <p>{description}</p>}
    </li>
  );
}

function pages(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}
