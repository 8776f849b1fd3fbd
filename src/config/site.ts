/**
 * Addresses where the site is published, plus the exports of `identity.ts`. Reads environment
 * variables, so only the configuration may import it, not client code.
 */
export * from './identity';

/** Environment variables that override both addresses, for forks and previews. */
export const siteUrl = process.env['SITE_URL'] ?? 'https://zio.dev';
export const baseUrl = process.env['BASE_URL'] ?? '/';
