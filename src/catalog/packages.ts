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

/** The artifact whose package encloses the symbol most closely; undefined where none does. */
export function artifactOf(
  symbol: string,
  artifacts: readonly string[],
): ParsedCoordinate | undefined {
  return artifacts
    .map(parseCoordinate)
    .filter(({ artifact }) => within(symbol, packageOf(artifact)))
    .sort((a, b) => packageOf(b.artifact).length - packageOf(a.artifact).length)[0];
}
