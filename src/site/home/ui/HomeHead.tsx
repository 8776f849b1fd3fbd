import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { iconFile } from '../../../config/identity';
import { ProgramRecord } from '../../doc-page/ui/ProgramRecord';
import { fullAddress } from '../../page-addresses';
import { shareImagePath } from '../../share-image/share-image';
import { ShareImageMeta } from '../../share-image/ShareImageMeta';

/** The home page's metadata: the site's name, share image and icon. */
export function HomeHead(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { title, tagline } = siteConfig;
  const image = fullAddress(siteConfig, shareImagePath('index'));
  const site = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: title,
    headline: tagline,
    genre: 'Documentation',
    url: fullAddress(siteConfig, '/'),
    image,
  };
  return (
    <>
      {/* Search engines show the icon next to the site's name, and need it at its own address. */}
      <Head>
        <link rel="icon" href={siteConfig.baseUrl + iconFile} />
      </Head>
      <ShareImageMeta type="website" image={image} alt={`${title}: ${tagline}`} />
      <ProgramRecord data={site} />
    </>
  );
}
