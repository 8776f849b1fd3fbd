/**
 * Describes the site's search, so that browsers can offer it in their own address bar.
 * Source: https://github.com/dewitt/opensearch (version 1.1)
 */

/** Path of the description, relative to the site's base address. */
export const openSearchFile = 'opensearch.xml';
export const openSearchType = 'application/opensearchdescription+xml';

/**
 * The screen that shows results, relative to the site's base address, and the parameter with the
 * query.
 */
export const searchScreen = 'search';
export const queryParameter = 'q';

export interface SearchedSite {
  /** At most 16 characters. */
  readonly name: string;
  /** At most 1024 characters. */
  readonly description: string;
  /** Full address of the site, with a trailing slash. */
  readonly address: string;
  /** Path of the site's icon, an SVG, below that address. */
  readonly icon: string;
}

const longest = { name: 16, description: 1024 } as const;

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns the description as XML. @throws Error if a text is longer than the format allows */
export function openSearchDescription({ name, description, address, icon }: SearchedSite): string {
  for (const [field, text] of Object.entries({ name, description })) {
    const most = longest[field as keyof typeof longest];
    if (text.length > most) {
      throw new Error(
        `${openSearchFile}: the ${field} "${text}" has ${text.length} characters, but at most ${most} are allowed`,
      );
    }
  }
  const at = escape(address);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escape(name)}</ShortName>
  <Description>${escape(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>en</Language>
  <Image width="16" height="16" type="image/svg+xml">${at}${escape(icon)}</Image>
  <Url type="text/html" method="get" template="${at}${searchScreen}?${queryParameter}={searchTerms}"/>
  <Url type="${openSearchType}" rel="self" template="${at}${openSearchFile}"/>
</OpenSearchDescription>
`;
}
