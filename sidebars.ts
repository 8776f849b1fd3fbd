import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { sidebarTrees } from './src/sidebars';
import { toDocusaurus } from './src/sidebars/tree';

const sidebars: SidebarsConfig = Object.fromEntries(
  Object.entries(sidebarTrees).map(([name, tree]) => [name, toDocusaurus(tree)]),
);

export default sidebars;
