/** Determines the class path that a page requests. */
import { libraries } from '../../../facts/catalog';
import { classPathOf, type Coordinate, type Unavailable } from '../../../facts/catalog/class-path';
import { checkedReleases, libraryById } from '../../../facts/catalog/lookup';
import type { SourcePage } from '../model/page';
import type { PageProblem } from '../model/problem';
import { thirdPartyArtifacts } from '../../../facts/catalog/artifacts';

/** Class path of the blocks of one dialect. */
export interface DialectPath {
  readonly coordinates: readonly Coordinate[];
  /** Coordinates that don't resolve; if there are any, the blocks are only parsed. */
  readonly absent: readonly string[];
  /** Coordinates that don't resolve but were built from source, with their ids in the catalog. */
  readonly built: readonly { readonly library: string; readonly coordinate: string }[];
}

export interface AskedClassPath {
  readonly scala3: DialectPath;
  /** null if the page compiles nothing with Scala 2.13. */
  readonly scala2: DialectPath | null;
}

/** Release that the 1.x archive was written for; its artifacts don't resolve. */
const archive = { folder: 'versioned_docs/version-1.x/', release: 'dev.zio:zio_2.13:1.0.18' };

/**
 * Class path of a page, or the problem with the request in its front matter.
 *
 * @param isBuilt whether a library's Scala 3 classes were built from source, by its id
 */
export function askedClassPath(
  page: SourcePage,
  isBuilt: (library: string) => boolean = () => false,
): AskedClassPath | PageProblem {
  const has2 = page.fences.some(({ words }) => words.dialect === '2' && words.mode !== 'parsed');
  if (page.file.startsWith(archive.folder)) {
    const dialect = { coordinates: coreOf('scala3'), absent: [archive.release], built: [] };
    return { scala3: dialect, scala2: has2 ? { ...dialect, coordinates: coreOf('scala2') } : null };
  }
  try {
    const { scala3, scala2, unavailable } = classPathOf(page.library, page.dependencies);
    const missing = (scala: Unavailable['scala']) =>
      unavailable.filter((one) => one.scala === scala);
    return {
      scala3: dialectPath(scala3, missing('3'), 'scala3', isBuilt),
      scala2: has2 ? dialectPath(scala2, missing('2.13'), 'scala2', () => false) : null,
    };
  } catch (error) {
    const { message } = error as Error;
    const { library, dependencies } = page.keyLines;
    const line = (message.includes('dependency') ? dependencies : library) ?? 1;
    return { file: page.file, line, column: 1, message };
  }
}

/** Pinned versions, which apply to direct and transitive dependencies. */
export function pinnedVersions(scala: string): Coordinate[] {
  const core = libraries
    .filter(({ kind }) => kind === 'core')
    .flatMap((library) =>
      library.artifacts.flatMap((artifact): Coordinate[] => {
        const { scala3, scala2 } = checkedReleases({ library, artifact });
        const pin = (suffix: string, version?: string) => {
          const artifactId = `${artifact.name}_${suffix}`;
          return version === undefined
            ? []
            : [{ groupId: library.groupId, artifactId, version, exclusions: [] }];
        };
        return [...pin('3', scala3), ...pin('2.13', scala2)];
      }),
    );
  return [...core, language('scala3-library_3', scala)];
}

/** `group:artifact:version`, the form that locks use. */
export function coordinateText({ groupId, artifactId, version }: Coordinate): string {
  return `${groupId}:${artifactId}:${version}`;
}

/** An artifact of the language itself, in the compiler's version. */
export function language(artifactId: string, version: string): Coordinate {
  return { groupId: 'org.scala-lang', artifactId, version, exclusions: [] };
}

/** Blocks that can't be compiled join the core's group, because parsing needs no library. */
function dialectPath(
  coordinates: readonly Coordinate[],
  missing: readonly Unavailable[],
  dialect: 'scala3' | 'scala2',
  isBuilt: (library: string) => boolean,
): DialectPath {
  const built = missing.flatMap((one) =>
    one.library !== null && isBuilt(one.library)
      ? [{ library: one.library, coordinate: unavailableText(one) }]
      : [],
  );
  if (built.length === missing.length) return { coordinates, absent: [], built };
  return { coordinates: coreOf(dialect), absent: missing.map(unavailableText), built: [] };
}

function coreOf(dialect: 'scala3' | 'scala2'): readonly Coordinate[] {
  return classPathOf(null, [])[dialect];
}

function unavailableText({ library, artifact, release, scala }: Unavailable): string {
  const groupId =
    library === null
      ? thirdPartyArtifacts.find(({ name }) => name === artifact)?.groupId
      : libraryById(library).groupId;
  return `${groupId}:${artifact}_${scala}:${release ?? 'unreleased'}`;
}
