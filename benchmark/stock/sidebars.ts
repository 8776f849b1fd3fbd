import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The benchmark writes the corpus's sidebars in place of this file. */
const sidebars: SidebarsConfig = {};

export default sidebars;
