import Link from '@docusaurus/Link';
import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { createContext, useContext, type ReactNode } from 'react';
import { firstAddress, holdsPath, isSamePath } from '../model/items';
import styles from './Sidebar.module.css';

/** The state that all items of a sidebar share. */
export const SidebarContext = createContext({
  sidebar: '',
  /** Address of the current page. */
  path: '',
  /** Whether categories other than the current page's are only links. */
  foldsOthers: false,
});

interface SidebarLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A page's link in the sidebar. */
export function SidebarLink({ href, children }: SidebarLinkProps): ReactNode {
  const { path } = useContext(SidebarContext);
  const current = isSamePath(href, path) ? 'page' : undefined;
  return (
    <Link to={href} autoAddBaseUrl={false} aria-current={current}>
      {children}
    </Link>
  );
}

interface SidebarItemsProps {
  readonly items: readonly PropSidebarItem[];
  /** Labels of the categories around the items, outermost first. */
  readonly trail: readonly string[];
}

/** The items of one level of a sidebar, as list items. */
export function SidebarItems({ items, trail }: SidebarItemsProps): ReactNode {
  return items.map((item, index) => {
    if (item.type === 'category') {
      return <Category key={item.label} item={item} trail={[...trail, item.label]} />;
    }
    if (item.type === 'html') return null;
    return (
      <li key={index}>
        <SidebarLink href={item.href}>{item.label}</SidebarLink>
      </li>
    );
  });
}

interface CategoryProps {
  readonly item: PropSidebarItemCategory;
  /** Labels from the outermost category to this one. */
  readonly trail: readonly string[];
}

/**
 * A category: the link to its page, and next to it a native disclosure with its items. React
 * doesn't control the disclosure: the inline script restores and stores the reader's choice
 * (`data-category`) and keeps the categories around the current page open (`data-here`).
 */
function Category({ item, trail }: CategoryProps): ReactNode {
  const { sidebar, path, foldsOthers } = useContext(SidebarContext);
  const isHere = holdsPath(item, path);
  if (foldsOthers && !isHere) {
    const href = firstAddress(item);
    return href === undefined ? null : (
      <li>
        <SidebarLink href={href}>{item.label}</SidebarLink>
      </li>
    );
  }
  return (
    <li className={styles.category}>
      {item.href && <SidebarLink href={item.href}>{item.label}</SidebarLink>}
      <details
        open={isHere || !item.collapsed}
        suppressHydrationWarning
        data-category={[sidebar, ...trail].join('/')}
        data-here={isHere ? '' : undefined}
      >
        {item.href ? (
          <summary aria-label={`Pages in ${item.label}`} className={styles.beside} />
        ) : (
          <summary>{item.label}</summary>
        )}
        <ul>
          <SidebarItems items={item.items} trail={trail} />
        </ul>
      </details>
    </li>
  );
}
