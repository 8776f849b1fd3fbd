/**
 * Where a symbol's API documentation stands: javadoc.io serves the scaladoc of every release.
 * Layout of the addresses: `zio.ZIO#retry` is on `zio/ZIO.html`, `zio.ZIO.succeed` on `zio/ZIO$.html`,
 * members of a package on `zio.html` (Scala 3's scaladoc).
 */

export interface Coordinate {
  readonly group: string;
  /** With the suffix of the Scala version, such as `zio_3`. */
  readonly artifact: string;
  readonly version: string;
}

/** Reads `group:artifact:version`. */
export function parseCoordinate(text: string): Coordinate {
  const [group = '', artifact = '', version = ''] = text.split(':');
  return { group, artifact, version };
}

/** Packages that an artifact's name does not tell. */
const packages: Readonly<Record<string, string>> = {
  'zio-streams': 'zio.stream',
  'zio-kafka': 'zio.kafka',
  'zio-interop-cats': 'zio.interop.catz',
};

function packageOf(artifact: string): string {
  const base = artifact.replace(/_(?:3|2\.13)$/, '');
  return packages[base] ?? base.replace(/-/g, '.');
}

const within = (name: string, pack: string): boolean =>
  name === pack || name.startsWith(`${pack}.`) || name.startsWith(`${pack}#`);

/** The artifact whose package encloses the symbol most closely; undefined where none does. */
export function artifactOf(symbol: string, artifacts: readonly string[]): Coordinate | undefined {
  return artifacts
    .map(parseCoordinate)
    .filter(({ artifact }) => within(symbol, packageOf(artifact)))
    .sort((a, b) => packageOf(b.artifact).length - packageOf(a.artifact).length)[0];
}

/** The page of a symbol within its scaladoc. */
export function scaladocPath(symbol: string): string {
  const [owner = '', member] = symbol.split('#');
  const segments = owner.split('.');
  const first = segments.findIndex((segment) => /^[A-Z]/.test(segment));
  if (first === -1) return `${segments.slice(0, -1).join('/')}.html`;
  const folder = segments.slice(0, first).join('/');
  // A member named after a dot stands on its object's page, a nested class on a page of its own.
  const types = segments.slice(first);
  const last = types[types.length - 1] ?? '';
  const ofObject = member === undefined && types.length > 1;
  const page =
    ofObject && !/^[A-Z]/.test(last) ? `${types.slice(0, -1).join('$$')}$` : types.join('$$');
  return `${folder}/${page}.html`;
}

/**
 * The address of a symbol's API documentation in the release that the page is checked against.
 * @param artifacts coordinates from the page's lock
 */
export function apiDocsUrl(symbol: string, artifacts: readonly string[]): string | undefined {
  const coordinate = artifactOf(symbol, artifacts);
  if (!coordinate) return undefined;
  const { group, artifact, version } = coordinate;
  return `https://javadoc.io/doc/${group}/${artifact}/${version}/${scaladocPath(symbol)}`;
}
