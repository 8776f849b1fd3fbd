/**
 * The artifacts that a page tells its readers to add to a build, with the facts that build tools
 * need.
 */
import { CatalogError, unknownName } from '../../../facts/catalog/error';
import { libraryById, artifactByName, artifactNames } from '../../../facts/catalog/lookup';
import { libraries } from '../../../facts/catalog';
import { newestScala } from '../../../facts/catalog/links';
import { thirdPartyArtifacts } from '../../../facts/catalog/artifacts';
import type { Artifact, Library, Platform, ScalaVersion } from '../../../facts/catalog/types';

/** One artifact of a build. */
export interface Dependency {
  readonly groupId: string;
  readonly name: string;
  readonly version: string;
  /** The newest known release, if it is a different one. */
  readonly newest?: string;
  readonly kind: 'library' | 'sbt-plugin' | 'compiler-plugin';
  readonly isTest: boolean;
  /** Platforms other than the JVM. */
  readonly otherPlatforms: readonly Exclude<Platform, 'jvm'>[];
  /**
   * Scala suffix in Maven: the version that the release is checked with, or else the newest; `java`
   * for an artifact without a suffix.
   */
  readonly scala: ScalaVersion | 'java';
}

/**
 * The dependencies that a page requests.
 *
 * @param libraryId id of a record in the catalog
 * @param names artifacts of this record or of others; if empty, the record's main artifact
 * @throws if a name is unknown (suggests the nearest), or if nothing has been released
 */
export function installPlan(
  libraryId: string,
  names: readonly string[] = [],
  known: readonly Library[] = libraries,
): Dependency[] {
  const library = libraryById(libraryId, known);
  const wanted = names.length === 0 ? [library.artifacts[0].name] : names;
  return wanted.map((name) => {
    const found = artifactByName(name, [library, ...known]);
    if (found) return dependency(found.library, found.artifact);
    const own = library.artifacts.map((artifact) => artifact.name).join(', ');
    const remedy = `The artifacts of ${library.id} are ${own}`;
    throw unknownName('artifact', name, artifactNames(known), remedy);
  });
}

/**
 * The dependencies on artifacts of other projects, by ids of `src/facts/catalog/artifacts.ts`.
 * Their platforms other than the JVM aren't recorded.
 *
 * @throws if an id is unknown; suggests the nearest one
 */
export function otherPlan(ids: readonly string[]): Dependency[] {
  return ids.map((id) => {
    const found = thirdPartyArtifacts.find((artifact) => artifact.id === id);
    if (!found) {
      throw unknownName(
        'artifact',
        id,
        thirdPartyArtifacts.map((artifact) => artifact.id),
        'The artifacts of other projects are listed in src/facts/catalog/artifacts.ts',
      );
    }
    const { groupId, name, version, scala } = found;
    return {
      groupId,
      name,
      version,
      kind: 'library',
      isTest: false,
      otherPlatforms: [],
      scala: scala.includes('3') ? '3' : (scala[0] ?? 'java'),
    };
  });
}

function dependency(library: Library, artifact: Artifact): Dependency {
  if (library.newest === null) {
    throw new CatalogError(
      `${library.id} has no release to install.`,
      'Remove the install block until there is one',
    );
  }
  const platforms = artifact.platforms ?? library.platforms;
  const { scala3, scala2, sbt } = { ...library.checked, ...artifact.checked };
  const version = scala3 ?? scala2 ?? sbt ?? library.newest;
  return {
    groupId: library.groupId,
    name: artifact.name,
    version,
    ...(version === library.newest ? {} : { newest: library.newest }),
    kind: artifact.kind ?? 'library',
    isTest: artifact.scope === 'test',
    otherPlatforms: platforms.filter((platform) => platform !== 'jvm'),
    scala: newestScala(
      scala3 === undefined && scala2 !== undefined ? ['2.13'] : (artifact.scala ?? library.scala),
    ),
  };
}
