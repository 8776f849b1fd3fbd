import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { fullAddress, markdownPath, pageFile } from '../../page-addresses';
import type { PageFacts } from '../model/page-facts';
import { shareImagePath } from '../../share-image/share-image';
import { ShareImageMeta } from '../../share-image/ShareImageMeta';
import { ProgramRecord } from './ProgramRecord';

interface Props {
  /** Below the base URL, without a slash at its end. */
  readonly route: string;
  readonly title: string;
  readonly type: 'article' | 'website';
  /** The page's record for search engines. */
  readonly record: (facts: PageFacts) => object;
}

/**
 * What the head of a page or a screen tells programs: its Markdown, its picture, and what kind of
 * text it is.
 */
export function PageHead({ route, title, type, record }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const image = fullAddress(siteConfig, shareImagePath(pageFile(route)));
  const data = record({
    url: fullAddress(siteConfig, route),
    image,
    site: { name: siteConfig.title, url: fullAddress(siteConfig, '/') },
  });
  return (
    <>
      <ShareImageMeta
        type={type}
        image={image}
        alt={`${title}: ${siteConfig.title} documentation`}
      />
      <Head>
        <link
          rel="alternate"
          type="text/markdown"
          href={fullAddress(siteConfig, markdownPath(route))}
        />
      </Head>
      <ProgramRecord data={data} />
    </>
  );
}
