/** A screen's structured data for search engines: https://schema.org/WebPage, as JSON-LD. */
import type { PageFacts } from '../../doc-page/model/structured-data';

export interface WebPageFacts extends PageFacts {
  readonly title: string;
  readonly description: string;
  /** The part of the site that the screen belongs to, as readers know it. */
  readonly genre: string;
}

/** A screen's structured data as a page of the site. */
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
