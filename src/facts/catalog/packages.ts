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

/**
 * Packages or names whose use shows that code needs an artifact. For other artifacts, the package is
 * guessed from the name.
 */
const packages: Readonly<Record<string, readonly string[]>> = {
  'zio-streams': ['zio.stream'],
  'zio-test': ['zio.test'],
  'zio-test-junit': ['zio.test.junit'],
  'zio-test-magnolia': ['zio.test.magnolia'],
  'zio-test-sbt': ['zio.test.sbt'],
  'zio-concurrent': ['zio.concurrent'],
  'zio-aws-akka-http': ['zio.aws.akkahttp'],
  'zio-aws-crt-http': ['zio.aws.crthttp'],
  'zio-aws-dynamodb': ['zio.aws.dynamodb'],
  'zio-aws-ec2': ['zio.aws.ec2'],
  'zio-aws-elasticbeanstalk': ['zio.aws.elasticbeanstalk'],
  'zio-aws-http4s': ['zio.aws.http4s'],
  'zio-aws-netty': ['zio.aws.netty'],
  'zio-aws-s3': ['zio.aws.s3'],
  'zio-cli-testkit': ['zio.cli.CliAssertion', 'zio.cli.CliRepr', 'zio.cli.TestReturn'],
  'zio-direct-pure': ['zio.direct.pure'],
  'zio-direct-streams': ['zio.direct.stream'],
  'zio-http': ['zio.http'],
  'zio-interop-cats': ['zio.interop', 'zio.stream.interop'],
  'zio-json-yaml': ['zio.json.yaml'],
  'zio-kafka': ['zio.kafka'],
  'zio-metrics-connectors-micrometer': ['zio.metrics.connectors.micrometer'],
  'zio-prelude': ['zio.prelude'],
  'zio-redis-embedded': ['zio.redis.embedded'],
  'zio-schema': ['zio.schema'],
  'zio-schema-json': ['zio.schema.codec.JsonCodec'],
  'zio-schema-protobuf': ['zio.schema.codec.ProtobufCodec'],
  'quill-caliban': ['io.getquill.CalibanIntegration'],
  'quill-cassandra': ['io.getquill.context.cassandra', 'io.getquill.CassandraSyncContext'],
  'quill-cassandra-zio': ['io.getquill.cassandrazio', 'io.getquill.CassandraZioContext'],
  'quill-doobie': ['io.getquill.doobie'],
  'cats-core': ['cats'],
  'cats-effect': ['cats.effect'],
  'cats-mtl': ['cats.mtl'],
  'fs2-core': ['fs2'],
  guice: ['com.google.inject'],
  h2: ['org.h2', 'jdbc:h2'],
  macros: ['com.softwaremill.macwire'],
  munit: ['munit'],
  'opentelemetry-sdk-testing': ['io.opentelemetry.sdk.testing'],
  'pekko-http': ['org.apache.pekko.http'],
  postgresql: ['org.postgresql', 'jdbc:postgresql'],
  refined: ['eu.timepit.refined'],
  scalacheck: ['org.scalacheck'],
  scalatest: ['org.scalatest'],
  'scalaz-core': ['scalaz'],
  'specs2-core': ['org.specs2'],
};

const withoutSuffix = (artifact: string): string => artifact.replace(/_(?:3|2\.13)$/, '');

/** Packages or names whose use shows that code needs the artifact; null if they aren't known. */
export const knownPackages = (artifact: string): readonly string[] | null =>
  packages[withoutSuffix(artifact)] ?? null;

const packagesOf = (artifact: string): readonly string[] =>
  knownPackages(artifact) ?? [withoutSuffix(artifact).replace(/-/g, '.')];

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
    .flatMap((coordinate) => packagesOf(coordinate.artifact).map((pack) => ({ coordinate, pack })))
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
