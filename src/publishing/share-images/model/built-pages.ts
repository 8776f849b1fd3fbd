import type { CardText } from './card';

export interface Wanted extends CardText {
  /** The image's full address. */
  readonly image: string;
}

/**
 * The share image that a built page names in its structured data, if any.
 * @param html the page's HTML; its JSON-LD has `headline`, `image`, and `articleSection` or, for
 * pages that aren't articles, `genre`
 */
export function wantedPicture(html: string): Wanted | undefined {
  for (const [, json = ''] of html.matchAll(
    /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs,
  )) {
    const {
      headline,
      genre,
      articleSection: section = genre,
      image,
    } = JSON.parse(json) as Record<string, unknown>;
    if (typeof image !== 'string') continue;
    if (typeof headline !== 'string' || typeof section !== 'string') {
      throw new Error(
        `The structured data with the image ${image} has no headline, or neither an articleSection nor a genre`,
      );
    }
    return { image, title: headline, section };
  }
  return undefined;
}
