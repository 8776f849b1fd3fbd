import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { shareImageSize } from './share-image';

interface Props {
  /** The picture's full address. */
  readonly image: string;
  /** A description of the picture. */
  readonly alt: string;
  /** The page's type, in the terms of https://ogp.me. */
  readonly type: 'article' | 'website';
}

/** Names the picture that other sites show with a link to the page. */
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
