import type { ThemeConfig } from '@docusaurus/preset-classic';

export const navbar: ThemeConfig['navbar'] = {
  title: 'ZIO',
  logo: { alt: '', src: 'img/favicon.svg' },
  items: [
    { type: 'docSidebar', sidebarId: 'overview-sidebar', label: 'Overview' },
    { type: 'docSidebar', sidebarId: 'reference-sidebar', label: 'Reference' },
    { type: 'docSidebar', sidebarId: 'guides-sidebar', label: 'Guides' },
    { type: 'docSidebar', sidebarId: 'ecosystem-sidebar', label: 'Ecosystem' },
    { type: 'docSidebar', sidebarId: 'resources-sidebar', label: 'Resources' },
    { type: 'docsVersionDropdown', position: 'right' },
  ],
};
