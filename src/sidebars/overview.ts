import { page, type SidebarNode } from './tree';

export const overview: readonly SidebarNode[] = [
  page('overview/getting-started'),
  page('overview/summary'),
  page('overview/creating-effects'),
  page('overview/basic-operations'),
  page('overview/handling-errors'),
  page('overview/handling-resources'),
  page('overview/basic-concurrency'),
  page('overview/running-effects'),
  page('overview/performance'),
  page('overview/platforms'),
];
