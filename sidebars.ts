import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type * as Sidebars from './src/site/sidebar/build';
import { requireFresh } from './src/utils/require-typescript';

const { readPlan, sidebarsOf } = requireFresh<typeof Sidebars>(
  `${__dirname}/src/site/sidebar/build`,
);

const sidebars: SidebarsConfig = Object.fromEntries(sidebarsOf(readPlan(__dirname)));

export default sidebars;
