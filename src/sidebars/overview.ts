import { page, type SidebarNode } from './tree';

export const overview: readonly SidebarNode[] = [page('overview/getting-started')];
