/** Addresses outside this site that follow from a record. */
import type { Artifact, Library, ScalaVersion } from './types';

/** The source of a release, or of the repository where nothing is released. */
export function sourceUrl({ repository, newest }: Library): string {
  const url = `https://github.com/${repository}`;
  return newest === null ? url : `${url}/tree/v${newest}`;
}

/**
 * The API documentation of an artifact's newest release, which javadoc.io serves for all of Maven
 * Central; null for what is not released, and for sbt plugins, whose API nobody calls.
 */
export function artifactDocsUrl(
  library: Library,
  artifact: Artifact = library.artifacts[0],
): string | null {
  if (library.newest === null || artifact.kind === 'sbt-plugin') return null;
  const name = `${artifact.name}_${newestScala(artifact.scala ?? library.scala)}`;
  return `https://javadoc.io/doc/${library.groupId}/${name}/${library.newest}`;
}

/** The Scala version whose artifacts a new program takes: the newest. */
export function newestScala(versions: readonly ScalaVersion[]): ScalaVersion {
  return versions[versions.length - 1] ?? '3';
}
