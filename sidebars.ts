import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type * as Sidebars from './src/sidebars';
import type * as Tree from './src/sidebars/tree';
import { requireTypeScript } from './src/config/require-typescript';

const { sidebarTrees } = requireTypeScript<typeof Sidebars>(`${__dirname}/src/sidebars`);
const { toDocusaurus } = requireTypeScript<typeof Tree>(`${__dirname}/src/sidebars/tree`);

const sidebars: SidebarsConfig = Object.fromEntries(
  Object.entries(sidebarTrees).map(([name, tree]) => [name, toDocusaurus(tree)]),
);

export default sidebars;
