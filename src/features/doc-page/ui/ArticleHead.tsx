import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { fullAddress, markdownPath, pageFile } from '../../markdown-mirror/model/addresses';
import { shareImagePath, shareImageSize } from '../model/share-image';
import { articleData } from '../model/structured-data';
import { useRoute } from './route';

/** What the head of a page tells programs: its Markdown, its picture, and what kind of text it is. */
export function ArticleHead(): ReactNode {
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const route = useRoute();
  const { title, description, lastUpdatedAt } = metadata;
  const image = fullAddress(siteConfig, shareImagePath(pageFile(route)));
  const article = articleData({
    title,
    description,
    url: fullAddress(siteConfig, route),
    image,
    site: { name: siteConfig.title, url: fullAddress(siteConfig, '/') },
    ...(lastUpdatedAt && { lastUpdatedAt }),
  });
  return (
    <Head>
      <link
        rel="alternate"
        type="text/markdown"
        href={fullAddress(siteConfig, markdownPath(route))}
      />
      <meta property="og:type" content="article" />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={`${title}: ${siteConfig.title} documentation`} />
      <script type="application/ld+json">{JSON.stringify(article)}</script>
    </Head>
  );
}
