/** The five sections of the documentation, each with a sidebar, in the order of the header. */

/** The name of a section's sidebar, as Docusaurus and the inventory know it. */
export type SidebarName =
  `${'overview' | 'reference' | 'guides' | 'ecosystem' | 'resources'}-sidebar`;

/** A section of the site: an entry in the header, and a sidebar. */
export interface Section {
  readonly label: string;
  readonly sidebar: SidebarName;
  /** Address of the section's first page. */
  readonly to: string;
}

/** All sections, in the order of the header. */
export const sections: readonly Section[] = [
  { label: 'Overview', sidebar: 'overview-sidebar', to: '/overview/getting-started' },
  { label: 'Reference', sidebar: 'reference-sidebar', to: '/reference' },
  { label: 'Guides', sidebar: 'guides-sidebar', to: '/guides' },
  { label: 'Ecosystem', sidebar: 'ecosystem-sidebar', to: '/ecosystem' },
  { label: 'Resources', sidebar: 'resources-sidebar', to: '/resources' },
];

/** The section with this sidebar; undefined for pages without a sidebar or of another version. */
export function sectionOf(sidebar: string | undefined): Section | undefined {
  return sections.find((section) => section.sidebar === sidebar);
}
