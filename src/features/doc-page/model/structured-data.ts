/** What a page says of itself to search engines: https://schema.org/TechArticle, as JSON-LD. */

export interface ArticleFacts {
  readonly title: string;
  readonly description: string;
  /** Full addresses. */
  readonly url: string;
  readonly image: string;
  readonly site: { readonly name: string; readonly url: string };
  /** Milliseconds since 1970; absent where the history does not tell. */
  readonly lastUpdatedAt?: number;
}

/** The record of a page as a technical article. */
export function articleData({ title, description, url, image, site, lastUpdatedAt }: ArticleFacts) {
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    image,
    inLanguage: 'en',
    ...(lastUpdatedAt && { dateModified: new Date(lastUpdatedAt).toISOString() }),
    isPartOf: { '@type': 'WebSite', ...site },
    about: { '@type': 'ComputerLanguage', name: 'Scala' },
  };
}
