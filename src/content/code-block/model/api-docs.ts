/**
 * Addresses of API documentation. javadoc.io serves the scaladoc of every release. In Scala 3's
 * scaladoc, `zio.ZIO#retry` is on `zio/ZIO.html`, `zio.ZIO.succeed` on `zio/ZIO$.html`, and members
 * of a package are on `zio.html`.
 */

import { artifactOf } from '../../../facts/catalog/packages';

/** Path of a symbol's page within its scaladoc. */
export function scaladocPath(symbol: string): string {
  const [owner = '', member] = symbol.split('#');
  const segments = owner.split('.');
  const first = segments.findIndex((segment) => /^[A-Z]/.test(segment));
  if (first === -1) return `${segments.slice(0, -1).join('/')}.html`;
  const folder = segments.slice(0, first).join('/');
  // A member that follows a dot is on its object's page; a nested class has its own page.
  const types = segments.slice(first);
  const last = types[types.length - 1] ?? '';
  const ofObject = member === undefined && types.length > 1;
  const page =
    ofObject && !/^[A-Z]/.test(last) ? `${types.slice(0, -1).join('$$')}$` : types.join('$$');
  return `${folder}/${page}.html`;
}

/**
 * Address of a symbol's API documentation, in the release that the page is checked against.
 * @param artifacts coordinates from the page's lock
 */
export function apiDocsUrl(symbol: string, artifacts: readonly string[]): string | undefined {
  const coordinate = artifactOf(symbol, artifacts);
  if (!coordinate) return undefined;
  const { group, artifact, version } = coordinate;
  return `https://javadoc.io/doc/${group}/${artifact}/${version}/${scaladocPath(symbol)}`;
}
