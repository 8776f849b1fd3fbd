import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { fullAddress, markdownPath, pageFile } from '../../page-addresses';
import type { PageFacts } from '../model/structured-data';
import { shareImagePath } from '../../share-image/share-image';
import { ShareImageMeta } from '../../share-image/ShareImageMeta';
import { ProgramRecord } from './ProgramRecord';

interface Props {
  /** Relative to the base URL, without a trailing slash. */
  readonly route: string;
  readonly title: string;
  readonly type: 'article' | 'website';
  /** Creates the page's structured data. */
  readonly record: (facts: PageFacts) => object;
}

/** The metadata of a page or a screen: its Markdown, its share image and its type. */
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
