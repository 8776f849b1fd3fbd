/** What a screen says of itself to search engines: https://schema.org/WebPage, as JSON-LD. */
import type { PageFacts } from '../../doc-page/model/page-facts';

export interface WebPageFacts extends PageFacts {
  readonly title: string;
  readonly description: string;
  /** What the screen belongs to, in the reader's words. */
  readonly genre: string;
}

/** The record of a screen as a page of the site. */
export function webPageData({ title, description, genre, url, image, site }: WebPageFacts) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    headline: title,
    description,
    genre,
    url,
    image,
    inLanguage: 'en',
    isPartOf: { '@type': 'WebSite', ...site },
  };
}
