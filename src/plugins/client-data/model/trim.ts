/**
 * What the client application has to know of the site. Docusaurus hands it everything that the build
 * knew; these functions keep what its code and this theme read.
 */
/** Settings that the client reads: Docusaurus's own client code, its theme, and `src`. */
const clientSettings = [
  'title',
  'tagline',
  'url',
  'baseUrl',
  'baseUrlIssueBanner',
  'favicon',
  'trailingSlash',
  'noIndex',
  'titleDelimiter',
  'i18n',
  'customFields',
  'themeConfig',
  'future',
] as const;

/** The site's configuration without what concerns the build: plugins and their options, the frame. */
export function clientConfig(config: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(clientSettings.map((key) => [key, config[key]]));
}

interface DocsData {
  readonly versions: readonly { readonly docs: readonly unknown[] }[];
}

const docsPlugin = 'docusaurus-plugin-content-docs';

/** The data of all plugins; of the docs without the list of every page, which no client code reads. */
export function clientGlobalData(
  globalData: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Record<string, unknown> {
  const docs = Object.entries(globalData[docsPlugin] ?? {}).map(([id, data]) => {
    const { versions, ...others } = data as DocsData;
    return [id, { ...others, versions: versions.map((version) => ({ ...version, docs: [] })) }];
  });
  return { ...globalData, ...(docs.length && { [docsPlugin]: Object.fromEntries(docs) }) };
}

interface SidebarItem {
  readonly type: string;
  readonly href?: string;
  readonly docId?: string;
  readonly items?: readonly SidebarItem[];
}

interface VersionData {
  readonly docsSidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  readonly docs: Readonly<Record<string, unknown>>;
}

/**
 * A version with its sidebars, and only those pages whose descriptions a generated category page
 * lists: every other page brings its own.
 */
export function clientVersion<V extends VersionData>(version: V): V {
  const listed = new Set(Object.values(version.docsSidebars).flatMap(listedOnCategoryPages));
  const docs = Object.entries(version.docs).filter(([id]) => listed.has(id));
  return { ...version, docs: Object.fromEntries(docs) };
}

/** Ids of the pages directly below categories whose page is generated, which its address says. */
function listedOnCategoryPages(items: readonly SidebarItem[]): string[] {
  return items.flatMap(({ href = '', items: inner = [] }) => [
    ...(href.includes('/category/') ? inner.flatMap(({ docId }) => docId ?? []) : []),
    ...listedOnCategoryPages(inner),
  ]);
}
