import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import {
  fullAddress,
  markdownPath,
  pageFile,
  plainRoute,
} from '../../markdown-mirror/model/addresses';
import { shareImagePath } from '../../share-images/model/share-image';
import { ShareImageMeta } from '../../share-images/ui/ShareImageMeta';
import { webPageData } from '../model/web-page';

interface Props {
  readonly title: string;
  readonly description: string;
  /** What the screen belongs to, in the reader's words; the documentation unless told. */
  readonly genre?: string;
}

/** What the head of a screen, which is no document, tells programs: its Markdown, its picture, and what it is. */
export function ScreenHead({ title, description, genre = 'Documentation' }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const route = plainRoute(`/${useLocation().pathname.slice(siteConfig.baseUrl.length)}`);
  const image = fullAddress(siteConfig, shareImagePath(pageFile(route)));
  const page = webPageData({
    title,
    description,
    genre,
    url: fullAddress(siteConfig, route),
    image,
    site: { name: siteConfig.title, url: fullAddress(siteConfig, '/') },
  });
  return (
    <>
      <ShareImageMeta
        type="website"
        image={image}
        alt={`${title}: ${siteConfig.title} documentation`}
      />
      <Head>
        <link
          rel="alternate"
          type="text/markdown"
          href={fullAddress(siteConfig, markdownPath(route))}
        />
        <script type="application/ld+json">{JSON.stringify(page)}</script>
      </Head>
    </>
  );
}
