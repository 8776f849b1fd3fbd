/** The names and addresses that the pages themselves repeat; safe to import from client code. */

export const siteTitle = 'ZIO';
export const tagline = 'Type-safe, composable concurrent and asynchronous programs in Scala';

/** The repository and branch that "edit this page" and problem reports lead to. */
export const repository = {
  url: 'https://github.com/zio/zio',
  branch: 'series/2.x',
  /** Folder of this site within the repository, without slashes at the ends. */
  folder: 'website',
} as const;

/** The versions of the documentation, newest first. */
export const versions = {
  current: { label: '2.x', path: '', banner: 'none', badge: true, noIndex: false },
  '1.x': { label: '1.x', path: '1.x', banner: 'unmaintained', badge: true, noIndex: true },
} as const;

/** The site's icon, within `static/`. */
export const iconFile = 'img/favicon.svg';
