/**
 * When pages and screens last changed, in milliseconds since 1970; `undefined` if the history has
 * no date.
 */

export type Time = number | undefined;

/** The latest of some times. */
export function newest(times: Iterable<Time | null>): Time {
  const known = [...times].filter((time) => typeof time === 'number');
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** The fields that are read from a Docusaurus route. */
export interface Route {
  readonly path: string;
  readonly metadata?: { readonly lastUpdatedAt?: number | null };
  /** A version's route has its sidebars here. */
  readonly props?: object;
  readonly routes?: readonly Route[];
}

/** The fields that are read from a sidebar item. */
interface Item {
  readonly type: string;
  readonly href?: string;
  readonly items?: readonly Item[];
}

/** A route and all nested routes. */
const flat = (route: Route): Route[] => [route, ...(route.routes ?? []).flatMap(flat)];

/** The addresses of items and of all nested items. */
const addresses = (items: readonly Item[]): string[] =>
  items.flatMap(({ href, items: inner = [] }) => [...(href ? [href] : []), ...addresses(inner)]);

/**
 * The addresses that each category lists, by the category's address, including nested categories.
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
 * The dates of generated category pages, by address: that of the latest change among the listed
 * pages.
 * @param routes as Docusaurus passes them to plugins after a build
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
