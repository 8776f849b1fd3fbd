/**
 * Where the site is published, and everything of `identity.ts`. Reads the environment: for the
 * configuration only, not for client code.
 */
export * from './identity';

/** `SITE_URL` and `BASE_URL` override both addresses for forks and previews. */
export const siteUrl = process.env['SITE_URL'] ?? 'https://zio.dev';
export const baseUrl = process.env['BASE_URL'] ?? '/';
