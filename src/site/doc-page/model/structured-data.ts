/** An article's structured data for search engines: https://schema.org/TechArticle, as JSON-LD. */
import type { PageFacts } from './page-facts';

export interface ArticleFacts extends PageFacts {
  readonly title: string;
  readonly description: string;
  /** The part of the site that the page belongs to, as readers know it. */
  readonly section: string;
  /** Milliseconds since 1970; absent if the history has no date. */
  readonly lastUpdatedAt?: number;
}

/** A page's structured data as a technical article. */
export function articleData(facts: ArticleFacts) {
  const { title, description, section, url, image, site, lastUpdatedAt } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    articleSection: section,
    url,
    image,
    inLanguage: 'en',
    ...(lastUpdatedAt && { dateModified: new Date(lastUpdatedAt).toISOString() }),
    isPartOf: { '@type': 'WebSite', ...site },
    about: { '@type': 'ComputerLanguage', name: 'Scala' },
  };
}
