import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { sectionOf } from '../../../config/sections';
import { articleData } from '../model/structured-data';
import { PageHead } from './PageHead';
import { useRoute } from './route';

/** The metadata of a documentation page: a technical article in its section. */
export function ArticleHead(): ReactNode {
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const { label } = useDocsVersion();
  const { title, description, lastUpdatedAt } = metadata;
  return (
    <PageHead
      route={useRoute()}
      title={title}
      type="article"
      record={(facts) =>
        articleData({
          ...facts,
          title,
          description,
          section: sectionOf(metadata.sidebar)?.label ?? `${siteConfig.title} ${label}`,
          ...(lastUpdatedAt && { lastUpdatedAt }),
        })
      }
    />
  );
}
