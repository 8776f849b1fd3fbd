/**
 * Addresses where the site is published, plus the exports of `identity.ts`. Reads environment
 * variables, so only the configuration may import it, not client code.
 */
export * from './identity';

/** The origin of the site. For forks and previews, the variable `SITE_URL` overrides it. */
export const siteUrl = process.env['SITE_URL'] ?? 'https://zio.dev';
/** The path below which the site is published, with slashes at both ends; from `BASE_URL`. */
export const baseUrl = process.env['BASE_URL'] ?? '/';
