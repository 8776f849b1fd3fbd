/** What a built page says of its picture, in its record for search engines. */
import type { CardText } from './card';

export interface Wanted extends CardText {
  /** Full address of the picture. */
  readonly image: string;
}

/**
 * The picture that a page names; nothing on a page that names none.
 * @param html of the page, whose JSON-LD holds `headline`, `articleSection` and `image`
 */
export function wantedPicture(html: string): Wanted | undefined {
  for (const [, json = ''] of html.matchAll(
    /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs,
  )) {
    const { headline, articleSection, image } = JSON.parse(json) as Record<string, unknown>;
    if (typeof image !== 'string') continue;
    if (typeof headline !== 'string' || typeof articleSection !== 'string') {
      throw new Error(`The record with the picture ${image} lacks a headline or an articleSection`);
    }
    return { image, title: headline, section: articleSection };
  }
  return undefined;
}
