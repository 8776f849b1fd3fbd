import { page, type SidebarNode } from './tree';

export const ecosystem: readonly SidebarNode[] = [page('ecosystem/index')];
