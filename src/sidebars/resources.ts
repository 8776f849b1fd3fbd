import { page, type SidebarNode } from './tree';

export const resources: readonly SidebarNode[] = [page('resources/index')];
