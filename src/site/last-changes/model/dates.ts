/**
 * When pages and screens last changed, in milliseconds since 1970; `undefined` where the history
 * does not tell.
 */

export type Time = number | undefined;

/** The newest of some times. */
export function newest(times: Iterable<Time | null>): Time {
  const known = [...times].filter((time) => typeof time === 'number');
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** What is read of a route of Docusaurus. */
export interface Route {
  readonly path: string;
  readonly metadata?: { readonly lastUpdatedAt?: number | null };
  /** Those of the route of a version hold its sidebars. */
  readonly props?: object;
  readonly routes?: readonly Route[];
}

/** What is read of an item of a sidebar. */
interface Item {
  readonly type: string;
  readonly href?: string;
  readonly items?: readonly Item[];
}

/** A route and all routes within it. */
const flat = (route: Route): Route[] => [route, ...(route.routes ?? []).flatMap(flat)];

/** The addresses of items and of all within them. */
const addresses = (items: readonly Item[]): string[] =>
  items.flatMap(({ href, items: inner = [] }) => [...(href ? [href] : []), ...addresses(inner)]);

/**
 * The addresses of what categories list, by the address of the category, however deep it stands.
 */
const listedBy = (items: readonly Item[]): [category: string, listed: string[]][] =>
  items.flatMap(({ href, items: inner }) =>
    inner
      ? [...(href ? [[href, addresses(inner)] as [string, string[]]] : []), ...listedBy(inner)]
      : [],
  );

interface VersionProps {
  readonly version?: { readonly docsSidebars?: Readonly<Record<string, readonly Item[]>> };
}

/**
 * When each page of a category without a page of its own last changed: with the newest of the pages
 * that it lists.
 * @param routes as Docusaurus hands them to plugins after a build
 */
export function categoryTimes(routes: readonly Route[]): Map<string, number> {
  const all = routes.flatMap(flat);
  const times = new Map(all.map(({ path, metadata }) => [path, metadata?.lastUpdatedAt]));
  const sidebars = all.flatMap(({ props }) =>
    Object.values((props as VersionProps | undefined)?.version?.docsSidebars ?? {}),
  );
  return new Map(
    sidebars.flatMap(listedBy).flatMap(([category, listed]) => {
      const time = newest(listed.map((address) => times.get(address)));
      return time === undefined || typeof times.get(category) === 'number'
        ? []
        : [[category, time]];
    }),
  );
}
