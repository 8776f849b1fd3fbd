import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { shareImageSize } from './share-image';

interface Props {
  /** Full address of the picture. */
  readonly image: string;
  /** What it shows. */
  readonly alt: string;
  /** What the page is, in the words of https://ogp.me. */
  readonly type: 'article' | 'website';
}

/** Tells where a link to the page is shared which picture to show. */
export function ShareImageMeta({ image, alt, type }: Props): ReactNode {
  return (
    <Head>
      <meta property="og:type" content={type} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={alt} />
    </Head>
  );
}
