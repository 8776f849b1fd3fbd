/** What a reader adds to a build: the artifacts that a page asks for, with all that build tools need. */
import { CatalogError } from '../../../catalog/error';
import { libraryById, artifactByName } from '../../../catalog/lookup';
import { didYouMean } from '../../../catalog/names';
import { libraries } from '../../../catalog';
import { newestScala } from '../../../catalog/links';
import type { Artifact, Library, Platform } from '../../../catalog/types';

/** One artifact of a build. */
export interface Dependency {
  readonly groupId: string;
  readonly name: string;
  readonly version: string;
  readonly kind: 'library' | 'sbt-plugin' | 'compiler-plugin';
  readonly isTest: boolean;
  /** Platforms beside the JVM. */
  readonly otherPlatforms: readonly Exclude<Platform, 'jvm'>[];
  /** The newest Scala that it is built for, which is the suffix of its name in Maven. */
  readonly scala: string;
}

/**
 * The dependencies for a page's request.
 *
 * @param libraryId a record of the catalog
 * @param names artifacts of that record or, beside them, of others; the main artifact where empty
 * @throws where a name is unknown, with the nearest one, and where nothing has been released
 */
export function installPlan(
  libraryId: string,
  names: readonly string[] = [],
  known: readonly Library[] = libraries,
): Dependency[] {
  const library = libraryById(libraryId, known);
  const wanted = names.length === 0 ? [library.artifacts[0].name] : names;
  return wanted.map((name) => {
    const own = library.artifacts.find((artifact) => artifact.name === name);
    const found = own ? { library, artifact: own } : artifactByName(name, known);
    if (!found) throw unknownArtifact(name, library, known);
    return dependency(found.library, found.artifact);
  });
}

function dependency(library: Library, artifact: Artifact): Dependency {
  if (library.newest === null) {
    throw new CatalogError(
      `${library.id} has no release to install.`,
      'Leave the install block out until it has one',
    );
  }
  const platforms = artifact.platforms ?? library.platforms;
  return {
    groupId: library.groupId,
    name: artifact.name,
    version: library.newest,
    kind: artifact.kind ?? 'library',
    isTest: artifact.scope === 'test',
    otherPlatforms: platforms.filter((platform) => platform !== 'jvm'),
    scala: newestScala(artifact.scala ?? library.scala),
  };
}

function unknownArtifact(name: string, library: Library, known: readonly Library[]): CatalogError {
  const names = known.flatMap(({ artifacts }) => artifacts.map((artifact) => artifact.name));
  const own = library.artifacts.map((artifact) => artifact.name).join(', ');
  return new CatalogError(
    `unknown artifact "${name}"${didYouMean(name, names)}`,
    `Those of ${library.id} are ${own}`,
  );
}
