/** The facts that every page's structured data needs. */
export interface PageFacts {
  /** The page's full address. */
  readonly url: string;
  readonly image: string;
  readonly site: { readonly name: string; readonly url: string };
}

interface ArticleFacts extends PageFacts {
  readonly title: string;
  readonly description: string;
  /** The part of the site that the page belongs to, as readers know it. */
  readonly section: string;
  /** Milliseconds since 1970; absent if the history has no date. */
  readonly lastUpdatedAt?: number | null;
}

/** A page's structured data for search engines: https://schema.org/TechArticle, as JSON-LD. */
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
