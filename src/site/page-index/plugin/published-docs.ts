/** The docs plugin's content in the form in which the site publishes it. */
import type { LoadedContent, LoadedVersion, PropSidebars } from '@docusaurus/plugin-content-docs';
import { toVersionMetadataProp } from '@docusaurus/plugin-content-docs/lib/props.js';
import { newest, type Time } from '../../last-changes/files';
import type { LinkedPage, PageIndex } from '../model/page-index';
import { sidebarFile, sidebarLabel } from '../../sidebar/model/file';

export type LoadedDocs = LoadedContent;

export interface PublishedDocs {
  readonly index: PageIndex;
  readonly sidebars: PropSidebars;
  readonly pages: readonly LinkedPage[];
  /** The date of the latest change among the pages. */
  readonly lastUpdatedAt: Time;
}

function lastVersion({ loadedVersions }: LoadedDocs): LoadedVersion {
  const last = loadedVersions.find(({ isLast }) => isLast);
  if (!last)
    throw new Error('No version of the docs is marked as the last one: check src/config/site.ts');
  return last;
}

/** The current version's record, pages and sidebars, as Docusaurus itself emits them. */
export function publishedDocs(docs: LoadedDocs): PublishedDocs {
  const version = lastVersion(docs);
  const { docsSidebars, docs: entries, ...record } = toVersionMetadataProp('default', version);
  const permalinks = new Map(version.docs.map(({ id, permalink }) => [id, permalink]));
  const pages = Object.values(entries).map(({ id, title, description = '', sidebar }) => ({
    id,
    title,
    description,
    ...(sidebar && { sidebar }),
  }));
  return {
    index: { ...record, banner: record.banner ?? null, docs: pages },
    sidebars: docsSidebars,
    pages: pages.map((page) => ({ ...page, permalink: permalinks.get(page.id) ?? '' })),
    lastUpdatedAt: newest(version.docs.map((doc) => doc.lastUpdatedAt)),
  };
}

/** The application's data for each sidebar of each version, by file name. */
export function sidebarFiles({ loadedVersions }: LoadedDocs): Map<string, object> {
  return new Map(
    loadedVersions.flatMap((version) =>
      Object.entries(toVersionMetadataProp('default', version).docsSidebars).map(
        ([name, items]) =>
          [sidebarFile(version.label, name), { name, label: sidebarLabel(name), items }] as const,
      ),
    ),
  );
}
