import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type * as Sidebars from './src/sidebars';
import { requireTypeScript } from './src/config/require-typescript';

const { readPlan, sidebarsOf } = requireTypeScript<typeof Sidebars>(`${__dirname}/src/sidebars`);

const sidebars: SidebarsConfig = Object.fromEntries(sidebarsOf(readPlan(__dirname)));

export default sidebars;
