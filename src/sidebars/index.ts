/** The five sidebars by the names that other parts of the site use. */
import type { SidebarNode } from './tree';
import { ecosystem } from './ecosystem';
import { guides } from './guides';
import { overview } from './overview';
import { reference } from './reference';
import { resources } from './resources';

export const sidebarTrees = {
  'overview-sidebar': overview,
  'reference-sidebar': reference,
  'guides-sidebar': guides,
  'ecosystem-sidebar': ecosystem,
  'resources-sidebar': resources,
} as const satisfies Record<string, readonly SidebarNode[]>;

export type SidebarName = keyof typeof sidebarTrees;
