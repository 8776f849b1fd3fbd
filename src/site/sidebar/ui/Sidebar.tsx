import useBaseUrl from '@docusaurus/useBaseUrl';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import type { ReactNode } from 'react';
import { Island } from '../../../content/islands/Island';
import { SiteMenu } from '../../site-frame/ui/SiteMenu';
import { usePlace } from '../../site-frame/ui/place';
import { sidebarFile, sidebarLabel } from '../model/file';
import { SidebarTree } from './SidebarTree';

interface SidebarProps {
  readonly name: string;
  readonly items: PropSidebar;
}

/** The pages of a section. */
export function Sidebar({ name, items }: SidebarProps): ReactNode {
  const label = sidebarLabel(name);
  const { version = '' } = usePlace();
  return (
    <SiteMenu label={label} sidebar={name}>
      <Island
        name="sidebar"
        component={SidebarTree}
        props={{ name, label, items }}
        propsFile={useBaseUrl(sidebarFile(version, name))}
      />
    </SiteMenu>
  );
}
