/** Derives external addresses from a record. */
import type { Artifact, Library, ScalaVersion } from './types';

/** Source code of the newest release, or the repository if nothing has been released. */
export function sourceUrl({ repository, newest }: Library): string {
  const url = `https://github.com/${repository}`;
  return newest === null ? url : `${url}/tree/v${newest}`;
}

/**
 * API documentation of an artifact's newest release; javadoc.io serves it for all of Maven Central.
 * Null for unreleased artifacts, and for sbt plugins, because their API isn't called.
 */
export function artifactDocsUrl(
  library: Library,
  artifact: Artifact = library.artifacts[0],
): string | null {
  if (library.newest === null || artifact.kind === 'sbt-plugin') return null;
  const name = `${artifact.name}_${newestScala(artifact.scala ?? library.scala)}`;
  return `https://javadoc.io/doc/${library.groupId}/${name}/${library.newest}`;
}

/** The newest Scala version of a list, for new programs. */
export function newestScala(versions: readonly ScalaVersion[]): ScalaVersion {
  return versions[versions.length - 1] ?? '3';
}
