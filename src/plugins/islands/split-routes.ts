/** Routes in groups, so that finding one of ten thousand does not try all of them in turn. */

import { groupBy } from '../../utils/group-by';

/** What counts of a route of React Router; the rest is kept as it is. */
export interface Route {
  readonly path?: string | readonly string[];
  readonly routes?: readonly Route[];
}

/** Below this, trying all takes less than the groups save. */
const few = 50;

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** The address of the first folder under an address that leads to another one; none where it is not under it. */
function folderOf({ path }: Route, parent: string): string | undefined {
  if (typeof path !== 'string' || !path.startsWith(`${parent}/`)) return undefined;
  return `${parent}/${path.slice(parent.length + 1).split('/')[0] ?? ''}`;
}

/** A route with many children, once for each folder under its address that has several, with those alone. */
function split(route: Route): readonly Route[] {
  const { path, routes = [] } = route;
  if (typeof path !== 'string' || routes.length < few) return [route];
  const folders = groupBy(routes, (child) => folderOf(child, withoutSlash(path)));
  const groups = [...folders].filter(([folder, children]) => folder && children.length > 1);
  const grouped = new Set(groups.flatMap(([, children]) => children));
  const others = routes.filter((child) => !grouped.has(child));
  return [
    ...groups.map(([folder, children]) => ({ ...route, path: folder, routes: children })),
    { ...route, routes: others },
  ];
}

/**
 * The same routes for React Router, in which a route with many children stands once for each folder of them: an
 * address leads to the same components as before, after far fewer tries. React Router tries the children of a route one
 * after the other, which takes 10 ms for the last of 10,000, several times for each page.
 */
export function splitRoutes(routes: readonly Route[]): readonly Route[] {
  return routes.flatMap((route) =>
    split(route.routes ? { ...route, routes: splitRoutes(route.routes) } : route),
  );
}
