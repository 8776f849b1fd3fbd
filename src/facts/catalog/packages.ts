/** Which artifact a package or a symbol comes with. */

export interface ParsedCoordinate {
  readonly group: string;
  /** With the suffix of the Scala version, such as `zio_3`. */
  readonly artifact: string;
  readonly version: string;
}

/** Reads `group:artifact:version`. */
export function parseCoordinate(text: string): ParsedCoordinate {
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

interface PackagedArtifact {
  readonly coordinate: ParsedCoordinate;
  readonly pack: string;
}

/**
 * Lists of artifacts that were asked for; a page asks with the same one for each of its symbols.
 */
const packaged = new WeakMap<readonly string[], readonly PackagedArtifact[]>();

/** Artifacts with their packages, the longest name of a package first. */
function innermostFirst(artifacts: readonly string[]): readonly PackagedArtifact[] {
  const known = packaged.get(artifacts);
  if (known) return known;
  const sorted = artifacts
    .map(parseCoordinate)
    .map((coordinate) => ({ coordinate, pack: packageOf(coordinate.artifact) }))
    .sort((a, b) => b.pack.length - a.pack.length);
  packaged.set(artifacts, sorted);
  return sorted;
}

/** The artifact whose package encloses the symbol most closely; undefined where none does. */
export function artifactOf(
  symbol: string,
  artifacts: readonly string[],
): ParsedCoordinate | undefined {
  return innermostFirst(artifacts).find(({ pack }) => within(symbol, pack))?.coordinate;
}
