import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { useState, type ReactNode } from 'react';
import { countLinks, wholeSidebarLimit } from '../model/items';
import { FilteredLinks, FilterField } from './SidebarFilter';
import { SidebarContext, SidebarItems } from './SidebarItems';
import styles from './Sidebar.module.css';

interface SidebarTreeProps {
  readonly name: string;
  /** The accessible name of the pages. */
  readonly label: string;
  readonly items: PropSidebar;
}

/**
 * A sidebar's tree. Up to `wholeSidebarLimit` links, the HTML contains all of them. In a larger
 * sidebar, only the current page's categories are complete; the others are links to their first
 * page until the application loads. Using the filter loads the application.
 */
export function SidebarTree({ name, label, items }: SidebarTreeProps): ReactNode {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const [filter, setFilter] = useState('');
  const isFiltered = filter.trim() !== '';
  const foldsOthers = !isBrowser && countLinks(items) > wholeSidebarLimit;
  return (
    <SidebarContext.Provider value={{ sidebar: name, path: pathname, foldsOthers }}>
      <FilterField label={label} onType={setFilter} />
      {isFiltered && <FilteredLinks items={items} text={filter} />}
      {/* Hidden, not removed, so that categories keep their state. */}
      <ul className={styles.tree} hidden={isFiltered}>
        <SidebarItems items={items} trail={[]} />
      </ul>
    </SidebarContext.Provider>
  );
}
