import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';
import { sectionOf } from '../../../config/sections';
import { articleData } from '../../../site/doc-page/model/structured-data';
import { PageHead } from '../../../site/doc-page/ui/PageHead';
import { useRoute } from '../../../site/doc-page/ui/route';

/**
 * Title and description as Docusaurus writes them, and the metadata that this site adds: a
 * documentation page is a technical article in its section.
 */
export default function DocItemMetadata(): ReactNode {
  const { title, description, lastUpdatedAt, sidebar } = useDoc().metadata;
  const { siteConfig } = useDocusaurusContext();
  const { label } = useDocsVersion();
  const section = sectionOf(sidebar)?.label ?? `${siteConfig.title} ${label}`;
  return (
    <>
      <Metadata />
      <PageHead
        route={useRoute()}
        title={title}
        type="article"
        record={(facts) => articleData({ ...facts, title, description, section, lastUpdatedAt })}
      />
    </>
  );
}
