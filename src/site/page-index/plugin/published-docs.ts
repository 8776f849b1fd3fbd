/** The docs plugin's content in the form in which the site publishes it. */
import type {
  LoadedContent,
  PropVersionDoc,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import { toVersionMetadataProp } from '@docusaurus/plugin-content-docs/lib/props.js';
import { newest } from '../../last-changes/files';
import type { LinkedPage } from '../model/page-index';
import { sidebarFile, sidebarLabel } from '../../sidebar/model/file';

/** The content of `page-index.json`: Docusaurus's record of a version, and its pages. */
export interface PageIndex extends Omit<PropVersionMetadata, 'docs' | 'docsSidebars'> {
  readonly docs: readonly PropVersionDoc[];
}

/**
 * The current version's record, pages and sidebars, as Docusaurus itself emits them, and the date
 * of the latest change among the pages.
 */
export function publishedDocs({ loadedVersions }: LoadedContent) {
  const version = loadedVersions.find(({ isLast }) => isLast);
  if (!version)
    throw new Error('No version of the docs is marked as the last one: check src/config/site.ts');
  const { docsSidebars, docs, ...record } = toVersionMetadataProp('default', version);
  const index: PageIndex = { ...record, docs: Object.values(docs) };
  return {
    index,
    sidebars: docsSidebars,
    pages: version.docs.map(({ id, title, description, sidebar, permalink }): LinkedPage => ({
      id,
      title,
      description,
      sidebar,
      permalink,
    })),
    lastUpdatedAt: newest(version.docs.map((doc) => doc.lastUpdatedAt)),
  };
}

/** The application's data for each sidebar of each version, by file name. */
export function sidebarFiles({ loadedVersions }: LoadedContent): (readonly [string, object])[] {
  return loadedVersions.flatMap((version) =>
    Object.entries(toVersionMetadataProp('default', version).docsSidebars).map(
      ([name, items]) =>
        [sidebarFile(version.label, name), { name, label: sidebarLabel(name), items }] as const,
    ),
  );
}
