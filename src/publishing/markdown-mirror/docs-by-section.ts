import type { LoadedContent, PropSidebar } from '@docusaurus/plugin-content-docs';
import { sections } from '../../config/sections';
import { plainRoute } from '../../site/page-addresses';
import { publishedDocs } from '../../site/page-index/plugin/published-docs';

interface SectionDoc {
  readonly title: string;
  readonly description: string;
  /** Relative to the base URL, without a trailing slash. */
  readonly route: string;
}

export interface SectionDocs {
  /** The name of the section's file, such as `reference`. */
  readonly key: string;
  readonly label: string;
  readonly docs: readonly SectionDoc[];
}

/** The addresses in a sidebar, from top to bottom. */
const addresses = (items: PropSidebar): string[] =>
  items.flatMap((item) => {
    if (item.type === 'html') return [];
    const inner = item.type === 'category' ? addresses(item.items) : [];
    return [...(item.href ? [item.href] : []), ...inner];
  });

/** The current version's pages: the five sections in the order of their sidebars, then the pages that are in no sidebar. */
export function docsBySection(loaded: LoadedContent, baseUrl: string): SectionDocs[] {
  const { pages, sidebars } = publishedDocs(loaded);
  const routeOf = (address: string): string => plainRoute(`/${address.slice(baseUrl.length)}`);
  const docs = new Map(
    pages.map(({ title, description, permalink }) => {
      const route = routeOf(permalink);
      return [route, { title, description, route }];
    }),
  );
  const inSections = sections.map(({ label, sidebar }) => ({
    key: label.toLowerCase(),
    label,
    docs: addresses(sidebars[sidebar] ?? []).flatMap((address) => docs.get(routeOf(address)) ?? []),
  }));
  const listed = new Set(inSections.flatMap((section) => section.docs));
  const others = [...docs.values()].filter((doc) => !listed.has(doc));
  return [...inSections, { key: 'project', label: 'Project', docs: others }];
}
