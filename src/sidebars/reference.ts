import { page, type SidebarNode } from './tree';

export const reference: readonly SidebarNode[] = [page('reference/index')];
