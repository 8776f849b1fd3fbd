import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useContext, type ReactNode } from 'react';
import { isSamePath } from '../model/items';
import { Category } from './Category';
import { SidebarContext } from './context';
import { SidebarLink } from './SidebarLink';

interface SidebarItemsProps {
  readonly items: readonly PropSidebarItem[];
  /** Labels of the categories around the items, outermost first. */
  readonly trail: readonly string[];
}

/** The items of one level of a sidebar, as list items. */
export function SidebarItems({ items, trail }: SidebarItemsProps): ReactNode {
  const { path } = useContext(SidebarContext);
  return items.map((item, index) => {
    if (item.type === 'category') {
      return <Category key={item.label} item={item} trail={[...trail, item.label]} />;
    }
    if (item.type === 'html' || item.unlisted) return null;
    return (
      <li key={index}>
        <SidebarLink href={item.href} isCurrent={isSamePath(item.href, path)}>
          {item.label}
        </SidebarLink>
      </li>
    );
  });
}
