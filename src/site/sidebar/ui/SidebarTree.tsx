import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { useMemo, useState, type ReactNode } from 'react';
import { countLinks, filteredFrom, wholeSidebarLimit } from '../model/items';
import { SidebarContext } from './context';
import { FilteredLinks, FilterField } from './SidebarFilter';
import { SidebarItems } from './SidebarItems';
import styles from './Sidebar.module.css';

interface SidebarTreeProps {
  readonly name: string;
  /** Names the pages. */
  readonly label: string;
  readonly items: PropSidebar;
}

/**
 * A sidebar's tree. Complete in the HTML up to `wholeSidebarLimit` links; beyond that, until the
 * application takes it over, categories other than the current page's are links to their first
 * page. Longer ones have a filter, whose use is what brings the application.
 */
export function SidebarTree({ name, label, items }: SidebarTreeProps): ReactNode {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const links = useMemo(() => countLinks(items), [items]);
  const isLarge = links > wholeSidebarLimit;
  const [filter, setFilter] = useState('');
  const isFiltered = filter.trim() !== '';
  const context = useMemo(
    () => ({ sidebar: name, path: pathname, foldsOthers: isLarge && !isBrowser }),
    [name, pathname, isLarge, isBrowser],
  );
  return (
    <SidebarContext.Provider value={context}>
      {links >= filteredFrom && <FilterField label={label} onType={setFilter} />}
      {isFiltered && <FilteredLinks items={items} text={filter} />}
      {/* Kept while hidden, so that categories stay as the reader left them. */}
      <ul className={styles.tree} hidden={isFiltered}>
        <SidebarItems items={items} trail={[]} />
      </ul>
    </SidebarContext.Provider>
  );
}
