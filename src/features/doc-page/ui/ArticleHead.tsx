import Head from '@docusaurus/Head';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { sectionOf } from '../../../config/sections';
import { fullAddress, markdownPath, pageFile } from '../../markdown-mirror/model/addresses';
import { shareImagePath } from '../../share-images/model/share-image';
import { ShareImageMeta } from '../../share-images/ui/ShareImageMeta';
import { articleData } from '../model/structured-data';
import { useRoute } from './route';

/** What the head of a page tells programs: its Markdown, its picture, and what kind of text it is. */
export function ArticleHead(): ReactNode {
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const { label } = useDocsVersion();
  const route = useRoute();
  const { title, description, lastUpdatedAt } = metadata;
  const image = fullAddress(siteConfig, shareImagePath(pageFile(route)));
  const article = articleData({
    title,
    description,
    section: sectionOf(metadata.sidebar)?.label ?? `${siteConfig.title} ${label}`,
    url: fullAddress(siteConfig, route),
    image,
    site: { name: siteConfig.title, url: fullAddress(siteConfig, '/') },
    ...(lastUpdatedAt && { lastUpdatedAt }),
  });
  return (
    <>
      <ShareImageMeta
        type="article"
        image={image}
        alt={`${title}: ${siteConfig.title} documentation`}
      />
      <Head>
        <link
          rel="alternate"
          type="text/markdown"
          href={fullAddress(siteConfig, markdownPath(route))}
        />
        <script type="application/ld+json">{JSON.stringify(article)}</script>
      </Head>
    </>
  );
}
