/** Names and addresses that pages use; safe to import from client code. */

/** The name of the site. */
export const siteTitle = 'ZIO';
/** What ZIO is, in a phrase. */
export const tagline = 'Type-safe, composable concurrent and asynchronous programs in Scala';

/** The repository and branch for "edit this page" and problem reports. */
export const repository = {
  url: 'https://github.com/zio/zio',
  branch: 'series/2.x',
  /** Folder of this site in the repository, without leading or trailing slash. */
  folder: 'website',
} as const;

/** Address of a file of this site in the repository, for readers. */
export function inRepository(file: string): string {
  return `${repository.url}/blob/${repository.branch}/${repository.folder}/${file}`;
}

/** Where users of ZIO talk, from the README of ZIO. */
export const chat = { name: 'Discord', url: 'https://discord.gg/2ccFBr4' } as const;

/** Versions of the documentation, newest first. */
export const versions = {
  current: { label: '2.x', path: '', banner: 'none', badge: true, noIndex: false },
  '1.x': { label: '1.x', path: '1.x', banner: 'unmaintained', badge: true, noIndex: true },
} as const;

/** Icon of the site, relative to `static/`. */
export const iconFile = 'img/favicon.svg';
