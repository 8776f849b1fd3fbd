/** What a built page says of its picture, in its record for search engines. */
import type { CardText } from './card';

export interface Wanted extends CardText {
  /** Full address of the picture. */
  readonly image: string;
}

/**
 * The picture that a page names; nothing on a page that names none.
 * @param html of the page, whose JSON-LD holds `headline`, `image`, and `articleSection` or, on
 *   what is no article, `genre`
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
