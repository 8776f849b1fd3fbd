import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { useMemo, type ReactNode } from 'react';
import { sectionOf } from '../../../config/sections';
import { SiteMenu } from '../../site-frame/ui/SiteMenu';
import { countLinks, wholeSidebarLimit } from '../model/items';
import { SidebarContext } from './context';
import { SidebarItems } from './SidebarItems';
import styles from './Sidebar.module.css';

interface SidebarProps {
  readonly name: string;
  readonly items: PropSidebar;
}

/**
 * The pages of a section. Complete in the HTML up to `wholeSidebarLimit` links; beyond that, until
 * the application is there, categories other than the current page's are links to their first page.
 */
export function Sidebar({ name, items }: SidebarProps): ReactNode {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const isLarge = useMemo(() => countLinks(items) > wholeSidebarLimit, [items]);
  const context = useMemo(
    () => ({ sidebar: name, path: pathname, foldsOthers: isLarge && !isBrowser }),
    [name, pathname, isLarge, isBrowser],
  );
  return (
    <SiteMenu label={`${sectionOf(name)?.label ?? 'Documentation'} pages`} sidebar={name}>
      <SidebarContext.Provider value={context}>
        <ul className={styles.tree}>
          <SidebarItems items={items} trail={[]} />
        </ul>
      </SidebarContext.Provider>
    </SiteMenu>
  );
}
