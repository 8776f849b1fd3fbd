import { page, type SidebarNode } from './tree';

export const guides: readonly SidebarNode[] = [page('guides/index')];
