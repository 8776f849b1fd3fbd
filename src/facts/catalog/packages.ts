export interface ParsedCoordinate {
  readonly group: string;
  /** Includes the suffix of the Scala version, such as `zio_3`. */
  readonly artifact: string;
  readonly version: string;
}

/** Parses `group:artifact:version`. */
export function parseCoordinate(text: string): ParsedCoordinate {
  const [group = '', artifact = '', version = ''] = text.split(':');
  return { group, artifact, version };
}

/** Packages that can't be derived from the artifact's name. */
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

/** Cache by list of artifacts, because a page passes the same list for each of its symbols. */
const packaged = new WeakMap<readonly string[], readonly PackagedArtifact[]>();

/** Artifacts with their packages, longest package name first. */
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

/** The artifact with the innermost package around the symbol; undefined if there is none. */
export function artifactOf(
  symbol: string,
  artifacts: readonly string[],
): ParsedCoordinate | undefined {
  return innermostFirst(artifacts).find(({ pack }) => within(symbol, pack))?.coordinate;
}
