/** A screen's structured data for search engines: https://schema.org/WebPage, as JSON-LD. */
import type { PageFacts } from '../../doc-page/model/structured-data';

interface WebPageFacts extends PageFacts {
  readonly title: string;
  readonly description: string;
  readonly genre: string;
}

/** A screen's structured data for search engines: https://schema.org/WebPage, as JSON-LD. */
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
