/**
 * Where the Markdown of a page is, beside its HTML. Routes begin with a slash, below the base URL.
 */

/** A route without a slash at its end, by which pages are known: `/reference/` → `/reference`. */
export const plainRoute = (route: string): string => route.replace(/(.)\/$/, '$1');

/**
 * The file of a route's page in the build folder, without its ending: `/a/b` → `a/b`, `/` →
 * `index`.
 */
export const pageFile = (route: string): string => plainRoute(route).slice(1) || 'index';

/** Path of the Markdown of a page: `/a/b` → `/a/b.md`, of the home page `/index.md`. */
export const markdownPath = (route: string): string => `/${pageFile(route)}.md`;

/** Where the site is published. */
export interface SiteAddress {
  /** Such as `https://zio.dev`. */
  readonly url: string;
  /** With slashes at both ends. */
  readonly baseUrl: string;
}

/** The full address of a path below the base URL. */
export const fullAddress = ({ url, baseUrl }: SiteAddress, path: string): string =>
  `${url}${baseUrl}${path.slice(1)}`;

/**
 * The address that a link has outside its page: absolute, and the Markdown's where there is one.
 * @param href as the page has it
 * @param page full address of the page that the link is on
 * @param hasMarkdown whether a route of this site has a Markdown file
 */
export function resolveLink(
  href: string,
  page: string,
  site: SiteAddress,
  hasMarkdown: (route: string) => boolean,
): string {
  if (!URL.canParse(href, page)) return href;
  const target = new URL(href, page);
  const base = new URL(site.baseUrl, site.url);
  if (target.origin !== base.origin || !target.pathname.startsWith(base.pathname))
    return target.href;
  const route = plainRoute(`/${target.pathname.slice(base.pathname.length)}`);
  return hasMarkdown(route)
    ? `${fullAddress(site, markdownPath(route))}${target.hash}`
    : target.href;
}
