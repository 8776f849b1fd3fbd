/** Docusaurus as it comes, to compare with: `faster`, the same pages, sidebars and versions, none of our plugins. */
import type { Config } from '@docusaurus/types';
import type { Options } from '@docusaurus/preset-classic';
import sidebars from './sidebars';

const docs: Options = {
  docs: {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    numberPrefixParser: false,
    lastVersion: 'current',
    versions: { current: { label: '2.x' }, '1.x': { banner: 'unmaintained', noIndex: true } },
  },
  blog: false,
  theme: {},
};

const config: Config = {
  title: 'Stock',
  url: 'https://example.org',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  future: { v4: true, faster: true },
  presets: [['@docusaurus/preset-classic', docs]],
  themeConfig: {
    navbar: {
      title: 'Stock',
      items: [
        ...Object.keys(sidebars)
          .slice(0, 5)
          .map((sidebarId) => ({ type: 'docSidebar', sidebarId, label: sidebarId })),
        { type: 'docsVersionDropdown', position: 'right' as const },
      ],
    },
    prism: { additionalLanguages: ['java', 'scala'] },
  },
};

export default config;
