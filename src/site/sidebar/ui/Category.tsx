import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { categoryKey, firstAddress, holdsPath, isSamePath } from '../model/items';
import { SidebarContext } from './context';
import { SidebarItems } from './SidebarItems';
import { SidebarLink } from './SidebarLink';
import styles from './Sidebar.module.css';

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
export function Category({ item, trail }: CategoryProps): ReactNode {
  const { sidebar, path, foldsOthers } = useContext(SidebarContext);
  const isHere = holdsPath(item, path);
  const [startsOpen] = useState(isHere || !item.collapsed);
  const details = useOpenOnArrival(isHere, path);

  if (foldsOthers && !isHere) {
    const href = firstAddress(item);
    return href === undefined ? null : (
      <li>
        <SidebarLink href={href} isCurrent={false}>
          {item.label}
        </SidebarLink>
      </li>
    );
  }
  return (
    <li className={styles.category}>
      {item.href && (
        <SidebarLink href={item.href} isCurrent={isSamePath(item.href, path)}>
          {item.label}
        </SidebarLink>
      )}
      <details
        ref={details}
        open={startsOpen}
        suppressHydrationWarning
        data-category={categoryKey(sidebar, trail)}
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

/** Opens a disclosure when the reader navigates to a page in it, but not at the first render. */
function useOpenOnArrival(isHere: boolean, path: string) {
  const details = useRef<HTMLDetailsElement>(null);
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    if (isHere && details.current) details.current.open = true;
  }, [isHere, path]);
  return details;
}
